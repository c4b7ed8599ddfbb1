import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crashPolicy } from '#main/shell-electron/crashes.ts';
import { menuTemplate } from '#main/shell-electron/menu.ts';
import { loadWindowState, placeWindow, saveWindowState } from '#main/shell-electron/window-state.ts';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };

test('a crashed page is loaded again, until it crashes a third time within a minute', () => {
  let now = 0;
  const decide = crashPolicy(() => now);
  expect([decide(), decide(), decide(), decide()]).toEqual(['reload', 'reload', 'give-up', 'give-up']);
  now = 60_001;
  expect(decide()).toBe('reload');
});

test('a window returns to its place if that place can still be seen', () => {
  const bounds = { x: 100, y: 50, width: 1200, height: 800 };
  expect(placeWindow({ bounds, maximized: false }, [SCREEN])).toEqual(bounds);
  const gone = { ...bounds, x: 4000 };
  expect(placeWindow({ bounds: gone, maximized: false }, [SCREEN])).toEqual({ width: 1200, height: 800 });
  expect(placeWindow({ bounds: { ...bounds, y: -200 }, maximized: false }, [SCREEN])).not.toHaveProperty('y');
  expect(placeWindow(undefined, [SCREEN])).toEqual({ width: 1440, height: 900 });
  expect(placeWindow({ bounds: { ...bounds, width: 10 }, maximized: false }, [SCREEN]).width).toBe(960);
});

test('the place of the window survives a restart, and rubbish in its file does no harm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-window-'));
  const state = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: true };
  saveWindowState(folder, state);
  expect(loadWindowState(folder)).toEqual(state);
  for (const rubbish of ['', 'null', '{}', '{"bounds":{"x":"1"},"maximized":true}', '{"bounds":1,"maximized":1}']) {
    writeFileSync(join(folder, 'window.json'), rubbish);
    expect(loadWindowState(folder)).toBeUndefined();
  }
  saveWindowState(join(folder, 'missing'), state);
  rmSync(folder, { recursive: true });
});

test('developer tools are in the menu only while developing', () => {
  const menu = (developing: boolean): string =>
    JSON.stringify(menuTemplate({ platform: 'linux', developing, reload: () => undefined }));
  expect(menu(true)).toContain('toggleDevTools');
  expect(menu(false)).not.toContain('toggleDevTools');
});
