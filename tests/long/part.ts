/** What a part of the long run found: its lines for the page, and how many failures there were in it. */
export type Part = { readonly title: string; readonly lines: readonly string[]; readonly failures: number };

/** The parts of the long run that are one game's, by name; no two games have one of the same name. */
export type Parts = Readonly<Record<string, () => Part>>;
