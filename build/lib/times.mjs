// Where the time of a run went.

/** @type {{ name: string, seconds: number }[]} */
const spent = [];

/** Does some work and keeps how long it took. @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
export async function timed(name, work) {
  const start = performance.now();
  const place = { name, seconds: 0 };
  spent.push(place);
  try {
    return await work();
  } finally {
    place.seconds = (performance.now() - start) / 1000;
  }
}

/** A line for each piece of work, in the order in which they began. */
export function timesTold() {
  const width = Math.max(0, ...spent.map(({ name }) => name.length));
  return spent.map(({ name, seconds }) => `  ${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s`).join('\n');
}
