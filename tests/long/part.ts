/** The result of a part of the long run: its lines for `docs/long-run.md`, and its number of failures. */
export type Part = { readonly title: string; readonly lines: readonly string[]; readonly failures: number };

/** The parts of a game in the long run, by name. No two games may share a name. */
export type Parts = Readonly<Record<string, () => Part>>;
