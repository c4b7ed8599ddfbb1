import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Level } from '#main/contract/messages.ts';
import { FULL_SCREEN } from '#main/shell-electron/channels.ts';
import { RECOVERY_URL, START_URL } from '#main/shell-electron/address.ts';
import { start } from '#main/shell-electron/start.ts';
import { codeOf, newFolder, Sitter } from '#tests/host/host/support.ts';
import { bridge, builtBundle, portOfPage, served, startShell, thePage } from './electron-run.ts';
import { app, reset, theWindow, world } from './electron-stand-in.ts';
import { eventually } from '#tests/eventually.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));

const logOf = (dataDir: string): string => readFileSync(join(dataDir, 'caravel.log'), 'utf8');
const loads = (): string[] => theWindow().said.filter((said) => said.startsWith('load'));

describe('a start', () => {
  test('keeps Chromium’s files apart from the campaigns, and shows the window when there is something to see', async () => {
    const dataDir = await startShell();
    expect(world.paths.get('userData')).toBe(join(dataDir, 'electron'));
    expect(theWindow().options).toMatchObject({ show: false, minWidth: 960, minHeight: 600 });
    expect(theWindow().options.webPreferences?.preload).toMatch(/preload\/index\.cjs$/);
    theWindow().emit('ready-to-show');
    expect(theWindow().said).toEqual([`load ${START_URL}`, 'show']);
    expect(await (await served(START_URL)).text()).toContain('Caravel');
  });

  test('a second one hands over to the first, opens nothing and touches no campaign', async () => {
    const dataDir = await startShell({ onlyInstance: false });
    expect(world.said).toEqual(['sandbox', 'quit']);
    expect(world.windows).toEqual([]);
    expect(existsSync(join(dataDir, 'caravel.db'))).toBe(false);
  });

  test('that cannot keep Chromium’s files beside the campaigns has a folder for this time, and is no second one', async () => {
    const before = newFolder();
    writeFileSync(join(before, 'electron'), 'in the way');
    const dataDir = await startShell({}, before);
    const kept = world.paths.get('userData') ?? '';
    expect(kept).not.toBe(join(dataDir, 'electron'));
    expect(statSync(kept).isDirectory()).toBe(true);
    if (process.platform !== 'win32') expect(statSync(kept).mode & 0o777).toBe(0o700);
    expect((await new Sitter(portOfPage).ask('home')).type).toBe('home');
    // One that really is second meets the first there, and leaves it what it has.
    await startShell({ onlyInstance: false }, dataDir);
    expect(world.paths.get('userData')).toBe(kept);
    expect(world.windows).toEqual([]);
    expect(existsSync(kept)).toBe(true);
    rmSync(kept, { recursive: true });
  });

  test('the folder for this time goes with the app', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'electron'), 'in the way');
    await startShell({}, dataDir);
    const kept = world.paths.get('userData') ?? '';
    expect(existsSync(kept)).toBe(true);
    theWindow().close();
    expect(existsSync(kept)).toBe(false);
  });

  test('the first one comes forward when a second is started', async () => {
    await startShell();
    theWindow().minimize();
    app.emit('second-instance');
    expect(theWindow().said.slice(-2)).toEqual(['restore', 'focus']);
    theWindow().destroy();
    expect(() => app.emit('second-instance')).not.toThrow();
  });

  test('that fails says why in a box and ends', async () => {
    reset();
    const dataDir = newFolder();
    world.switches.set('data', dataDir);
    // The entry itself, run from the sources: no renderer has been built beside them.
    await import('#main/shell-electron/index.ts');
    await eventually(() => expect(world.exits).toEqual([1]));
    expect(world.boxes).toEqual([expect.stringMatching(/^Caravel could not open: The table has not been built yet/)]);
    expect(logOf(dataDir)).toContain('start-failed');
    expect(world.windows).toEqual([]);
  });

  test('whose data folder cannot be made says why in a box and ends', async () => {
    reset();
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    world.switches.set('data', join(file, 'below'));
    await start(builtBundle());
    expect(world.boxes).toHaveLength(1);
    expect(world.exits).toEqual([1]);
  });
});

describe('the window', () => {
  test('is where it was left', async () => {
    const dataDir = await startShell();
    theWindow().maximize();
    theWindow().close();
    await startShell({}, dataDir);
    expect(theWindow().options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 });
    expect(theWindow().said[0]).toBe('maximize');
  });

  test('has the whole screen and its zoom as it was left, and gives both back when a page or a key asks', async () => {
    const dataDir = await startShell();
    expect(theWindow().fullScreen).toBe(false);
    await world.channels.get(FULL_SCREEN)?.(
      { sender: thePage(), senderFrame: { url: START_URL, parent: null } },
      'null',
    );
    thePage().setZoomLevel(1.5);
    theWindow().close();
    await startShell({}, dataDir);
    expect(theWindow().fullScreen).toBe(true);
    expect(theWindow().options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 });
    thePage().emit('dom-ready');
    expect(thePage().zoom).toBe(1.5);
    const desktop = bridge as typeof bridge & { toggleFullScreen(): void };
    desktop.toggleFullScreen();
    await eventually(() => expect(theWindow().fullScreen).toBe(false));
    // Whoever zooms meanwhile keeps that: it is set once.
    thePage().setZoomLevel(0);
    thePage().emit('dom-ready');
    expect(thePage().zoom).toBe(0);
  });

  test('ends the app when it closes, and the host with it', async () => {
    await startShell();
    const sitter = new Sitter(portOfPage);
    theWindow().close();
    expect(world.said).toContain('quit');
    expect(await sitter.ask('home')).toMatchObject({ type: 'refused', why: { code: 'closed' } });
  });

  test('its menu reloads the table', async () => {
    await startShell();
    const items = world.menus.flat().flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    const item = items.find(({ label }) => label === 'Open the table anew');
    item?.click?.(...([{}, undefined, {}] as unknown as Parameters<NonNullable<typeof item.click>>));
    expect(loads()).toEqual([`load ${START_URL}`, `load ${START_URL}`]);
  });
});

describe('a page that wants to go', () => {
  test('and may not is still the page the host knows', async () => {
    await startShell();
    const sitter = new Sitter(portOfPage);
    await sitter.create('archipelago', 'table');
    // Electron says that it begins to go before anybody can refuse.
    thePage().emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    expect(thePage().goes('will-navigate', 'https://example.org/')).toBe(false);
    expect(codeOf(await sitter.at('arm', { seat: 0 }))).not.toBe('not-open');
    thePage().emit('did-navigate', {}, START_URL);
    expect(codeOf(await sitter.at('arm', { seat: 0 }))).toBe('not-open');
  });
});

describe('a page that crashes', () => {
  test.each<[Level, string]>([
    ['table', 'covered'],
    ['strict', 'covered'],
    ['open', 'open'],
  ])('at level %s the game it showed lies there %s when it is back', async (level, state) => {
    await startShell();
    const before = new Sitter(portOfPage);
    await before.create('archipelago', level);
    await before.settle();
    const { campaign, curtain, deciders } = before.now;
    const [seat = 0] = deciders;
    // A person has their drawer open, or sits behind the curtain, when it happens.
    const open =
      curtain.state === 'open' ? before.at('open-drawer', { seat, depth: 'stock' }) : before.at('take-over', { seat });
    expect((await open).type).toBe('private');
    thePage().crash();
    expect(loads()).toEqual([`load ${START_URL}`, `load ${START_URL}`]);
    const after = new Sitter(portOfPage);
    const reply = await after.ask('open', { campaign });
    expect(reply).toMatchObject({ type: 'table', page: { curtain: { state } } });
    expect(after.own).toBeUndefined();
  });

  test('three times within a minute gives the recovery page, which leads back; and an end if that crashes too', async () => {
    const dataDir = await startShell();
    for (let crash = 0; crash < 3; crash++) thePage().crash('oom');
    expect(loads().slice(1)).toEqual([`load ${START_URL}`, `load ${START_URL}`, `load ${RECOVERY_URL}`]);
    const page = await (await served(RECOVERY_URL)).text();
    expect(page).toContain(`href="${START_URL}"`);
    expect(page).not.toMatch(/<script|<style|style=/);
    thePage().crash();
    expect(world.boxes).toEqual([expect.stringContaining('Your games are saved')]);
    expect(world.said).toContain('quit');
    expect(logOf(dataDir)).toContain('renderer-gone');
  });

  test('a page that ends well is not brought back', async () => {
    await startShell();
    thePage().crash('clean-exit');
    expect(loads()).toHaveLength(1);
  });
});
