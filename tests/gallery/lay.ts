import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openApp } from '#main/app.ts';
import { CONTRACT, type Reply } from '#main/contract/messages.ts';
import { GAMES } from '#main/games.ts';
import { importInThread } from '#main/importing/importer.ts';
import { silentLog } from '#main/log.ts';
import { fileOf, type GalleryPosition, type People } from './positions.ts';

/** Without what the test runner adds to how Node starts. */
const { NODE_OPTIONS: _, ...PLAIN } = process.env;

/** Imports positions into a data folder, with the people who sit there. Gives the id of each one's campaign, by its name. @throws Error for a file that is refused */
export async function layHere(
  dataDir: string,
  positions: readonly GalleryPosition[],
  people: People = {},
): Promise<Map<string, string>> {
  // A worker would translate all of Caravel for each of them.
  const host = openApp({ dataDir, log: silentLog, importer: importInThread(GAMES) });
  const ids = new Map<string, string>();
  try {
    for (const position of positions) {
      const message = { contract: CONTRACT, type: 'import', file: fileOf(position, people) };
      const reply = (await host.request('gallery', message)) as Reply;
      if (reply.type !== 'home') throw new Error(`${position.name}: ${JSON.stringify(reply)}`);
      const known = new Set(ids.values());
      const laid = reply.campaigns.find(({ id }) => !known.has(id));
      if (laid !== undefined) ids.set(position.name, laid.id);
    }
  } finally {
    host.close();
  }
  return ids;
}

/** Saves a setting in a data folder that no Caravel is open on. */
export async function setSetting(dataDir: string, name: string, value: string | number): Promise<void> {
  const host = openApp({ dataDir, log: silentLog });
  await host.request('gallery', { contract: CONTRACT, type: 'set', name, value });
  host.close();
}

/** Sets the size of text in a data folder that no Caravel is open on. */
export const setText = (dataDir: string, size: number): Promise<void> => setSetting(dataDir, 'text-size', size);

/**
 * The same in a process of its own: in that of the test runner each worker that reads a file would translate all of Caravel first.
 * @throws Error for a file that is refused
 */
export function layPositions(
  dataDir: string,
  positions: readonly GalleryPosition[],
  people: People = {},
): ReadonlyMap<string, string> {
  const input = JSON.stringify({ dataDir, positions, people });
  const script = fileURLToPath(new URL('lay-main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input, encoding: 'utf8', env: PLAIN });
  if (status !== 0) throw new Error(stderr);
  return new Map(JSON.parse(stdout) as [string, string][]);
}
