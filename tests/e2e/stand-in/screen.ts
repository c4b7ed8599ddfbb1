import type * as Electron from 'electron';

/** The one screen there is: Chromium without a window is told its size at the start. */
export const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };

/** docs/api/screen.md, `screen.getAllDisplays()`; of a Display, what docs/api/structures/display.md says of its areas. */
export const screenPart = {
  getAllDisplays: () => [{ bounds: SCREEN, workArea: SCREEN } as Electron.Display],
} satisfies Partial<Electron.Screen>;
