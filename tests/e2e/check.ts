/** One end-to-end test: a name people can grep for, and what it does. It fails by throwing. */
export type EndToEnd = { name: string; run: () => Promise<void> };

/** The tests of one folder, and what they run in: the shell that is asked for unless told. */
export type Suite = {
  readonly tests: readonly EndToEnd[];
  /** They are about the desktop shell alone. */
  readonly desktop?: true;
  /** They are about a browser shell of their own: builds it where it is older than its sources, and gives its main file. */
  readonly ownShell?: () => Promise<string>;
};

/** @throws Error saying `why` where `fact` does not hold. */
export function check(fact: boolean, why: string): asserts fact {
  if (!fact) throw new Error(why);
}

/** Waits until `look` gives something, asking about twenty times a second. @throws Error saying `what` after `ms`. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, ms = 15_000): Promise<T> {
  const start = performance.now();
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() - start > ms) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
