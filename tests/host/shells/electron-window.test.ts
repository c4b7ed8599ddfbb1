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
  const left = { maximized: false, fullScreen: false, zoom: 0 };
  expect(placeWindow({ bounds, ...left }, [SCREEN])).toEqual(bounds);
  const gone = { ...bounds, x: 4000 };
  expect(placeWindow({ bounds: gone, ...left }, [SCREEN])).toEqual({ width: 1200, height: 800 });
  expect(placeWindow({ bounds: { ...bounds, y: -200 }, ...left }, [SCREEN])).not.toHaveProperty('y');
  expect(placeWindow(undefined, [SCREEN])).toEqual({ width: 1440, height: 900 });
  expect(placeWindow({ bounds: { ...bounds, width: 10 }, ...left }, [SCREEN]).width).toBe(960);
});

test('a window returns to the screen it was on, of several, and is no larger than that', () => {
  const second = { x: 1920, y: -200, width: 2560, height: 1400 };
  const left = { maximized: false, fullScreen: false, zoom: 0 };
  const bounds = { x: 2200, y: 100, width: 2300, height: 1300 };
  expect(placeWindow({ bounds, ...left }, [SCREEN, second])).toEqual(bounds);
  const smaller = { ...second, width: 1600, height: 900 };
  expect(placeWindow({ bounds, ...left }, [SCREEN, smaller])).toEqual({ ...bounds, width: 1600, height: 900 });
  // The second screen is gone: the window comes to the first with the size it can have there.
  expect(placeWindow({ bounds, ...left }, [SCREEN])).toEqual({ width: 1920, height: 1080 });
});

test('the place of the window survives a restart, and rubbish in its file does no harm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-window-'));
  const state = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: true, fullScreen: true, zoom: -0.5 };
  saveWindowState(folder, state);
  expect(loadWindowState(folder)).toEqual(state);
  const old = { bounds: state.bounds, maximized: true };
  writeFileSync(join(folder, 'window.json'), JSON.stringify(old));
  expect(loadWindowState(folder), 'as older versions left it').toEqual({ ...old, fullScreen: false, zoom: 0 });
  const bounds = JSON.stringify(state.bounds);
  const wrong = [
    `{"bounds":${bounds},"maximized":true,"fullScreen":1}`,
    `{"bounds":${bounds},"maximized":true,"zoom":99}`,
  ];
  for (const rubbish of [
    ...wrong,
    '',
    'null',
    '{}',
    '{"bounds":{"x":"1"},"maximized":true}',
    '{"bounds":1,"maximized":1}',
  ]) {
    writeFileSync(join(folder, 'window.json'), rubbish);
    expect(loadWindowState(folder)).toBeUndefined();
  }
  saveWindowState(join(folder, 'missing'), state);
  rmSync(folder, { recursive: true });
});

test('its keys give the whole screen and the zoom', () => {
  const menu = JSON.stringify(menuTemplate({ platform: 'linux', developing: false, reload: () => undefined }));
  for (const role of ['togglefullscreen', 'zoomIn', 'zoomOut', 'resetZoom']) expect(menu).toContain(`"role":"${role}"`);
  // Plus without Shift, as most keyboards have it.
  expect(menu).toContain('CmdOrCtrl+=');
});

test('developer tools are in the menu only while developing', () => {
  const menu = (developing: boolean): string =>
    JSON.stringify(menuTemplate({ platform: 'linux', developing, reload: () => undefined }));
  expect(menu(true)).toContain('toggleDevTools');
  expect(menu(false)).not.toContain('toggleDevTools');
});
