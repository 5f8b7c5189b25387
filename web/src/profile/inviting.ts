/** A table like the one that was played at the last time. */
import { editionsWith, openTable } from "../lib/editions";
import { chosenOf, isValue } from "../lib/house";
import { guestName } from "../lib/names";
import { player } from "../lib/player";
import type { WholeSettings } from "../lib/types";
import type { Deck } from "../lib/wire";

/** Its code. Rejects with a RefusalError where the server no longer knows such a table. */
export async function openAgain(last: WholeSettings): Promise<string> {
  const known = await editionsWith(last.deck as Deck | null);
  const options = known.find(({ name }) => name === last.edition)?.options ?? [];
  // Whom an option named may not be there.
  const rules = options.filter((option) => isValue(option, last.options[option.name] ?? ""));
  return await openTable({ ...last, options: chosenOf(last.options, rules) }, player.name || guestName(), []);
}
