import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Environment = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** Path of the data folder: `wanted` if given, else `CARAVEL_DATA`, else the platform's default. */
export function dataDirectory(
  wanted: string | undefined,
  { platform, env, home }: Environment = { platform: process.platform, env: process.env, home: homedir() },
): string {
  const chosen = wanted ?? env['CARAVEL_DATA'];
  if (chosen !== undefined && chosen !== '') return resolve(chosen);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Caravel');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Caravel');
  const xdg = env['XDG_DATA_HOME'];
  // The XDG specification says that relative values must be ignored.
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(home, '.local', 'share'), 'caravel');
}

/** Creates the data folder for its owner only, unless it exists. @throws Error with a sentence for players */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const message = `Caravel cannot make its folder ${dataDir}. Choose another with --data, or make room for this one.`;
    throw new Error(message, { cause: error });
  }
}
