/** What is wrong with a record, and where. `code` has its sentence in the catalogue: proof-trouble-CODE. */

export type About = Record<string, string | number>;

export interface Trouble {
  code: string;
  /** The line of the record, from 1. */
  line: number | null;
  /** The moment of the replay, from 0. */
  moment: number | null;
  about: About;
}

export class Troubled extends Error {
  readonly trouble: Trouble;

  constructor(code: string, line: number | null, about: About = {}, moment: number | null = null) {
    super(`${code} ${line ?? ""} ${JSON.stringify(about)}`);
    this.name = "Troubled";
    this.trouble = { code, line, moment, about };
  }
}
