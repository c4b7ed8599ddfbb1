import { readFileSync, writeFileSync } from 'node:fs';

/** Where a run says which table it serves. */
export const TABLE = '/dev/table';
const TIMEOUT_MS = 2_000;

/** The file beside a data folder that says where it is served. One that is left over does no harm: who is there is asked. */
const fileOf = (dataDir: string): string => `${dataDir}.address`;

/** Notes where a data folder is served. @throws an error of the file system */
export function noteAddress(dataDir: string, origin: string): void {
  writeFileSync(fileOf(dataDir), origin);
}

/** The address of the run that serves a data folder; undefined where none does. */
export async function servedAt(dataDir: string): Promise<string | undefined> {
  try {
    const origin = readFileSync(fileOf(dataDir), 'utf8');
    const answer = await fetch(origin + TABLE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await answer.text()) === dataDir ? origin : undefined;
  } catch {
    return undefined;
  }
}
