/** What the cross-checks of a pack share: how they report a problem. */

/** One thing wrong with a pack: where (dotted path from the root, empty for the whole), and what. */
export type Problem = {
  path: string;
  message: string;
};

/** Records one problem. */
export type Report = (path: string, message: string) => void;

/** A group of cross-checks: takes a pack whose shape is right and reports values that contradict each other. */
export type Check<Pack> = (pack: Pack, report: Report) => void;

/** A value as shown in a message. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Reports a problem unless `got` is exactly `expected`. `what` names the rule behind the number. */
export function mustBe(report: Report, path: string, got: unknown, expected: unknown, what: string): void {
  if (got !== expected) report(path, `got ${shown(got)}, expected ${shown(expected)}: ${what}`);
}

/** Reports every value that occurs at two paths, at both of them, because either may be the wrong one. */
export function mustBeUnique(report: Report, entries: readonly { path: string; value: string }[], what: string): void {
  const seen = new Map<string, string>();
  for (const { path, value } of entries) {
    const earlier = seen.get(value);
    if (earlier === undefined) {
      seen.set(value, path);
      continue;
    }
    report(path, `got ${shown(value)}, expected ${what} unlike that of ${earlier}`);
    report(earlier, `got ${shown(value)}, expected ${what} unlike that of ${path}`);
  }
}

/** The sum of the numbers. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
