import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rectangle in screen pixels. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** Bounds of the window when it was last closed, in screen pixels. */
export type WindowState = { readonly bounds: Rectangle; readonly maximized: boolean };

const FILE = 'window.json';
/** Smallest size of the window, in pixels. */
export const MIN_SIZE = { width: 960, height: 600 };
const DEFAULT_SIZE = { width: 1440, height: 900 };
/** Pixels of the window that must lie on a screen, so that it can be dragged. */
const MIN_VISIBLE = 100;

/** The state saved in `dataDir`, or undefined if there is none or it cannot be read. */
export function loadWindowState(dataDir: string): WindowState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return isState(value) ? value : undefined;
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

/** Bounds for a new window: those saved if enough of it lies on one of `screens`, else only a size. */
export function placeWindow(
  state: WindowState | undefined,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  if (state === undefined) return DEFAULT_SIZE;
  const { bounds } = state;
  const size = { width: Math.max(bounds.width, MIN_SIZE.width), height: Math.max(bounds.height, MIN_SIZE.height) };
  return screens.some((screen) => isReachable(bounds, screen)) ? { ...bounds, ...size } : size;
}

function isReachable(bounds: Rectangle, screen: Rectangle): boolean {
  const width = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
  // The title bar must lie on the screen.
  const top = bounds.y >= screen.y && bounds.y < screen.y + screen.height - MIN_VISIBLE / 2;
  return width >= MIN_VISIBLE && top;
}

function isState(value: unknown): value is WindowState {
  if (typeof value !== 'object' || value === null || !('bounds' in value) || !('maximized' in value)) return false;
  const bounds: unknown = value.bounds;
  if (typeof bounds !== 'object' || bounds === null || typeof value.maximized !== 'boolean') return false;
  const numbers: Readonly<Record<string, unknown>> = { ...bounds };
  return ['x', 'y', 'width', 'height'].every((name) => Number.isSafeInteger(numbers[name]));
}
