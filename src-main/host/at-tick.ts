/**
 * What `work` comes to, handed over at a beat: the first one, or where it takes longer the next one after it is in. So
 * whoever watches learns nothing of how long work took that was done within a beat.
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
