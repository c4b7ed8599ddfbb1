import { accessSync, constants, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { profileFolderIn, type ProfileFolder } from './profile-folder.ts';

/** A browser that can show Caravel in its own window. `path` is its executable. */
export type Browser = { readonly name: string; readonly path: string };

const LINUX_COMMANDS: readonly (readonly [name: string, command: string])[] = [
  ['Chromium', 'chromium'],
  ['Chromium', 'chromium-browser'],
  ['Google Chrome', 'google-chrome'],
  ['Google Chrome', 'google-chrome-stable'],
  ['Brave', 'brave-browser'],
  ['Brave', 'brave'],
  ['Microsoft Edge', 'microsoft-edge'],
  ['Microsoft Edge', 'microsoft-edge-stable'],
  ['Vivaldi', 'vivaldi'],
  ['Vivaldi', 'vivaldi-stable'],
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Brave Browser', 'Microsoft Edge', 'Vivaldi'] as const;

const WINDOWS_PROGRAMS: readonly (readonly [name: string, ...steps: string[]])[] = [
  ['Google Chrome', 'Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Chromium', 'Application', 'chrome.exe'],
  ['Brave', 'BraveSoftware', 'Brave-Browser', 'Application', 'brave.exe'],
  ['Microsoft Edge', 'Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Vivaldi', 'Vivaldi', 'Application', 'vivaldi.exe'],
];

type Environment = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly runs: (path: string) => boolean;
};

/** The first Chromium-based browser found, or undefined. `CARAVEL_BROWSER` overrides the search. */
export function findBrowser(
  environment: Environment = { platform: process.platform, env: process.env, home: homedir(), runs: isExecutable },
): Browser | undefined {
  const wanted = environment.env['CARAVEL_BROWSER'];
  if (wanted !== undefined && wanted !== '') return { name: 'your browser', path: wanted };
  return candidates(environment).find(({ path }) => environment.runs(path));
}

/**
 * The profile folder of Caravel's window, separate from the player's own profile. A snap cannot write to hidden folders in
 * the home folder, so its profile lies in the snap's own folder.
 */
export function profileFolder(browser: Browser, dataDir: string, home = homedir()): string {
  return isSnap(browser.path) ? join(home, 'snap', 'chromium', 'common', 'caravel') : join(dataDir, 'browser');
}

/** The profile folder, or a temporary one if that is not writable; undefined if neither is. A snap cannot use the system's. */
export function profileOrTemporaryFolder(browser: Browser, dataDir: string): ProfileFolder | undefined {
  return profileFolderIn(profileFolder(browser, dataDir), isSnap(browser.path) ? undefined : tmpdir());
}

function candidates({ platform, env, home }: Environment): Browser[] {
  if (platform === 'darwin') {
    return MAC_APPS.flatMap((name) =>
      ['/Applications', posix.join(home, 'Applications')].map((folder) => ({
        name,
        path: posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      })),
    );
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    );
    return WINDOWS_PROGRAMS.flatMap(([name, ...steps]) =>
      roots.map((root) => ({ name, path: win32.join(root, ...steps) })),
    );
  }
  const folders = [...(env['PATH'] ?? '').split(posix.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(
    Boolean,
  );
  return LINUX_COMMANDS.flatMap(([name, command]) =>
    folders.map((folder) => ({ name, path: posix.join(folder, command) })),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isSnap(path: string): boolean {
  if (path.startsWith('/snap/')) return true;
  try {
    return realpathSync(path).endsWith('/snap');
  } catch {
    return false;
  }
}
