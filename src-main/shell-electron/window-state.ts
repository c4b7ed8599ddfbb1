import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** Where the window stood when it was last closed. */
export type WindowState = { readonly bounds: Rectangle; readonly maximized: boolean };

const FILE = 'window.json';
export const SMALLEST = { width: 960, height: 600 };
const USUAL = { width: 1440, height: 900 };
/** So much of the window must lie on a screen, or the player could not get hold of it. */
const GRIP = 100;

/** What was kept in `dataDir`, or undefined where nothing readable is. */
export function loadWindowState(dataDir: string): WindowState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return isState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `state`. A disk that refuses costs the player the place of a window and nothing else. */
export function saveWindowState(dataDir: string, state: WindowState): void {
  try {
    writeFileSync(join(dataDir, FILE), JSON.stringify(state));
  } catch {
    return;
  }
}

/** Bounds for a new window: as kept if some of it can be seen on a screen that is there now, else the usual size. */
export function placeWindow(
  state: WindowState | undefined,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  if (state === undefined) return USUAL;
  const { bounds } = state;
  const size = { width: Math.max(bounds.width, SMALLEST.width), height: Math.max(bounds.height, SMALLEST.height) };
  return screens.some((screen) => canGrip(bounds, screen)) ? { ...bounds, ...size } : size;
}

function canGrip(bounds: Rectangle, screen: Rectangle): boolean {
  const width = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
  // The title bar is what one grips: its own height must lie on the screen.
  const top = bounds.y >= screen.y && bounds.y < screen.y + screen.height - GRIP / 2;
  return width >= GRIP && top;
}

function isState(value: unknown): value is WindowState {
  if (typeof value !== 'object' || value === null || !('bounds' in value) || !('maximized' in value)) return false;
  const bounds: unknown = value.bounds;
  if (typeof bounds !== 'object' || bounds === null || typeof value.maximized !== 'boolean') return false;
  const numbers: Readonly<Record<string, unknown>> = { ...bounds };
  return ['x', 'y', 'width', 'height'].every((name) => Number.isSafeInteger(numbers[name]));
}
