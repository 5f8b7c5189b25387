/** The rulebook pages as the server, or this device, has them. */
import { get } from "../lib/api";
import type { Book } from "../lib/http";
import type { EditionName, Language } from "../lib/wire";

const books = new Map<string, Book>();

/** The page of an edition; once asked for it is there at once, so that who comes back is where they were. */
export async function bookOf(language: Language, edition: EditionName): Promise<Book> {
  const path = `/api/book/${language}/${edition}`;
  const book = books.get(path) ?? (await get<Book>(path));
  books.set(path, book);
  return book;
}
