/** @throws Error saying `why` where `fact` does not hold. */
export function check(fact: boolean, why: string): asserts fact {
  if (!fact) throw new Error(why);
}

/** Waits until `look` gives something, asking about twenty times a second. @throws Error saying `what` after `ms`. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, ms = 60_000): Promise<T> {
  const start = performance.now();
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() - start > ms) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
