import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App, Details, GPUFeatureStatus } from 'electron';
import type { Log } from '#main/log.ts';

/** What draws the 3D model: the graphics card, or the processor. */
export type Graphics = 'hardware' | 'software';

/** Command line switch of a restart, in case the choice could not be saved to the data folder. */
export const SOFTWARE_SWITCH = 'software-gl';

/** What `graphics` needs of Electron's app. */
export type GraphicsApp = Pick<App, 'commandLine' | 'getGPUFeatureStatus' | 'getGPUInfo' | 'getVersion'> & {
  on(event: 'gpu-info-update', listener: () => void): unknown;
  on(event: 'child-process-gone', listener: (event: unknown, details: Details) => void): unknown;
};

const FILE = 'graphics.json';
const SOFTWARE_FLAGS: readonly (readonly [name: string, value?: string])[] = [
  ['use-angle', 'swiftshader'],
  ['enable-unsafe-swiftshader'],
  ['disable-gpu-rasterization'],
];
/** Crashes of the GPU process within `WITHIN_MS` after which the graphics card is not used any more. */
const MAX_CRASHES = 2;
const WITHIN_MS = 60_000;

/**
 * Chooses what draws: the graphics card, unless it failed in an earlier start of this version. A new version tries it
 * again. Must be called before the app is ready.
 */
export function chooseGraphics(app: GraphicsApp, dataDir: string): Graphics {
  const { commandLine } = app;
  if (!commandLine.hasSwitch(SOFTWARE_SWITCH) && !isRemembered(dataDir, app.getVersion())) return 'hardware';
  for (const [name, value] of SOFTWARE_FLAGS) commandLine.appendSwitch(name, value);
  return 'software';
}

/**
 * Watches what draws. If the graphics card has no WebGL or keeps crashing, that is saved and `fallBack` is called once. If
 * the processor fails too, nothing is done: the page shows its flat board.
 */
export function watchGraphics(
  options: { readonly app: GraphicsApp; readonly graphics: Graphics; readonly dataDir: string; readonly log: Log },
  fallBack: () => void,
  now: () => number = () => performance.now(),
): void {
  const { app, graphics, dataDir, log } = options;
  let failed = false;
  const fail = (why: string): void => {
    if (failed) return;
    failed = true;
    log.warn('graphics-failed', { graphics, why });
    if (graphics === 'software') return;
    remember(dataDir, app.getVersion());
    fallBack();
  };
  app.on('gpu-info-update', () => {
    if (failed || hasWebGL(app.getGPUFeatureStatus())) return;
    // The first update may come before the card has been queried, so wait for the complete information.
    const settled = (): void => {
      if (!hasWebGL(app.getGPUFeatureStatus())) fail('no-webgl');
    };
    app.getGPUInfo('complete').then(settled, settled);
  });
  let crashes: number[] = [];
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || reason === 'killed') return;
    crashes = [...crashes.filter((time) => now() - time < WITHIN_MS), now()];
    if (crashes.length >= MAX_CRASHES) fail('crashes');
  });
}

/**
 * Whether pages get the WebGL that the model needs. `unavailable_software` is Chromium's status for drawing on the
 * processor. Newer versions of Chromium have one status for WebGL and WebGL 2, so `webgl2` may be missing despite its type.
 */
function hasWebGL({ webgl, webgl2 }: Partial<GPUFeatureStatus>): boolean {
  const status = webgl2 ?? webgl ?? '';
  return status.startsWith('enabled') || status === 'unavailable_software';
}

function isRemembered(dataDir: string, version: string): boolean {
  try {
    const kept: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return typeof kept === 'object' && kept !== null && 'softwareFor' in kept && kept.softwareFor === version;
  } catch {
    return false;
  }
}

/** Saves that the card failed. A failure is ignored: the next start then only has to restart once more. */
function remember(dataDir: string, version: string): void {
  try {
    writeFileSync(join(dataDir, FILE), JSON.stringify({ softwareFor: version }));
  } catch {
    return;
  }
}
