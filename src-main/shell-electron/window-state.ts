import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rectangle in screen pixels. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** The window when it was last closed: its bounds in screen pixels where it is no larger than that, and how it was shown. */
export type WindowState = {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
  /** How much the page was zoomed, as Chromium counts: 0 for not at all. */
  readonly zoom: number;
};

const FILE = 'window.json';
/** Smallest size of the window, in pixels. */
export const MIN_SIZE = { width: 960, height: 600 };
const DEFAULT_SIZE = { width: 1440, height: 900 };
/** Chromium's own limit, up and down. */
const MOST_ZOOM = 9;
/** Pixels of the window that must lie on a screen, so that it can be dragged. */
const MIN_VISIBLE = 100;

/** The state saved in `dataDir`, or undefined if there is none or it cannot be read. */
export function loadWindowState(dataDir: string): WindowState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return isState(value) ? { fullScreen: false, zoom: 0, ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves `state`. A failure is ignored: only the bounds of the window are lost. */
export function saveWindowState(dataDir: string, state: WindowState): void {
  try {
    writeFileSync(join(dataDir, FILE), JSON.stringify(state));
  } catch {
    return;
  }
}

/**
 * Bounds for a new window: those saved if enough of it lies on one of `screens`, else only a size. It is never larger than the screen it
 * lies on, which may have shrunk since.
 */
export function placeWindow(
  state: WindowState | undefined,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  if (state === undefined) return DEFAULT_SIZE;
  const { bounds } = state;
  const on = screens.find((screen) => isReachable(bounds, screen));
  const { width, height } = on ?? screens[0] ?? bounds;
  const size = {
    width: Math.max(Math.min(bounds.width, width), MIN_SIZE.width),
    height: Math.max(Math.min(bounds.height, height), MIN_SIZE.height),
  };
  return on === undefined ? size : { ...bounds, ...size };
}

function isReachable(bounds: Rectangle, screen: Rectangle): boolean {
  const width = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
  // The title bar must lie on the screen.
  const top = bounds.y >= screen.y && bounds.y < screen.y + screen.height - MIN_VISIBLE / 2;
  return width >= MIN_VISIBLE && top;
}

/** Older files say nothing of the whole screen and of zoom. */
type SavedState = Pick<WindowState, 'bounds' | 'maximized'> & Partial<WindowState>;

function isState(value: unknown): value is SavedState {
  if (typeof value !== 'object' || value === null || !('bounds' in value) || !('maximized' in value)) return false;
  const bounds: unknown = value.bounds;
  if (typeof bounds !== 'object' || bounds === null || typeof value.maximized !== 'boolean') return false;
  if ('fullScreen' in value && typeof value.fullScreen !== 'boolean') return false;
  if ('zoom' in value && !(typeof value.zoom === 'number' && Math.abs(value.zoom) <= MOST_ZOOM)) return false;
  const numbers: Readonly<Record<string, unknown>> = { ...bounds };
  return ['x', 'y', 'width', 'height'].every((name) => Number.isSafeInteger(numbers[name]));
}
