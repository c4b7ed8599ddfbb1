/**
 * Waits for `work` and gives its result at a beat: the first one or, if the work takes longer, the next one after it is
 * done. So an observer cannot tell how long the work took within a beat.
 * @throws whatever `work` or `beat` rejects with.
 */
export async function atTick<T>(work: Promise<T>, beat: () => Promise<unknown>): Promise<T> {
  let running = true;
  const done = (): void => void (running = false);
  work.then(done, done);
  do await beat();
  while (running);
  return work;
}
