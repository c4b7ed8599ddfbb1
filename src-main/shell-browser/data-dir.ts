import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Surroundings = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** The folder campaigns and settings live in: `wanted` if given, else `CARAVEL_DATA`, else the platform's own place. */
export function dataDirectory(
  wanted: string | undefined,
  { platform, env, home }: Surroundings = { platform: process.platform, env: process.env, home: homedir() },
): string {
  const chosen = wanted ?? env['CARAVEL_DATA'];
  if (chosen !== undefined && chosen !== '') return resolve(chosen);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Caravel');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Caravel');
  const xdg = env['XDG_DATA_HOME'];
  // The XDG specification asks to ignore relative values.
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(home, '.local', 'share'), 'caravel');
}

/** Makes the data folder, its owner's alone, unless it is there. @throws Error in plain words where that cannot be done */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const says = `Caravel cannot make its folder ${dataDir}. Choose another with --data, or make room for this one.`;
    throw new Error(says, { cause: error });
  }
}
