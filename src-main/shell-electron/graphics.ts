import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App, Details, GPUFeatureStatus } from 'electron';
import type { Log } from '#main/log.ts';

/** What draws the model: the graphics card, or the processor in its place. */
export type Graphics = 'hardware' | 'software';

/** The switch a restart carries, for the case that the data folder could not keep the choice. */
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
/** Crashes of the process that draws, within `WITHIN_MS`, after which the card is not trusted any more. */
const MOST_CRASHES = 2;
const WITHIN_MS = 60_000;

/**
 * Chooses what draws, before the app is ready: the card, unless an earlier start of this version found that it cannot. A
 * new version tries the card again.
 */
export function chooseGraphics(app: GraphicsApp, dataDir: string): Graphics {
  const { commandLine } = app;
  if (!commandLine.hasSwitch(SOFTWARE_SWITCH) && !isRemembered(dataDir, app.getVersion())) return 'hardware';
  for (const [name, value] of SOFTWARE_FLAGS) commandLine.appendSwitch(name, value);
  return 'software';
}

/**
 * Watches what draws. Where the card gives no WebGL, or keeps crashing, that is remembered and `fallBack` called, once;
 * where the processor fails as well there is nothing left to try, and the page shows its flat board.
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
    if (failed || drawsModel(app.getGPUFeatureStatus())) return;
    // The first word may come before the card was asked: nothing is concluded until everything is known.
    const settled = (): void => {
      if (!drawsModel(app.getGPUFeatureStatus())) fail('no-webgl');
    };
    app.getGPUInfo('complete').then(settled, settled);
  });
  let crashes: number[] = [];
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || reason === 'killed') return;
    crashes = [...crashes.filter((time) => now() - time < WITHIN_MS), now()];
    if (crashes.length >= MOST_CRASHES) fail('crashes');
  });
}

/**
 * Whether pages get the WebGL that the model needs. `unavailable_software` is Chromium's name for drawing on the processor.
 * Newer Chromiums have one word for WebGL and WebGL 2, and leave the second away, whatever Electron's types say.
 */
function drawsModel({ webgl, webgl2 }: Partial<GPUFeatureStatus>): boolean {
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

/** A disk that refuses costs one more restart at the next start, and nothing else. */
function remember(dataDir: string, version: string): void {
  try {
    writeFileSync(join(dataDir, FILE), JSON.stringify({ softwareFor: version }));
  } catch {
    return;
  }
}
