import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { watchGraphics } from '#main/shell-electron/graphics.ts';
import { restart } from '#main/shell-electron/restart.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { startShell } from './electron-run.ts';
import { app, reset, world } from './electron-stand-in.ts';
import { fakeLog } from './fakes.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));

const SOFTWARE = { 'use-angle': 'swiftshader', 'enable-unsafe-swiftshader': '', 'disable-gpu-rasterization': '' };
const drawsInSoftware = (): boolean => Object.keys(SOFTWARE).every((name) => world.switches.has(name));
const crashOf = (type: string, reason = 'crashed') => app.emit('child-process-gone', {}, { type, reason, exitCode: 1 });

/** The card is asked, and everything that waits for the answer goes on. */
async function cardAnswers(webgl2: string): Promise<void> {
  world.webgl2 = webgl2;
  app.emit('gpu-info-update');
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a machine without WebGL', () => {
  test('starts again with the processor in place of the card, once, and goes there directly from then on', async () => {
    const dataDir = await startShell();
    expect(drawsInSoftware()).toBe(false);
    await cardAnswers('disabled_off');
    await cardAnswers('disabled_off');
    expect(world.relaunches).toHaveLength(1);
    expect(world.relaunches[0]?.args?.at(-1)).toBe('--software-gl');
    // In good order: the host is closed on the way.
    expect(world.said).toContain('quit');

    await startShell({}, dataDir);
    expect(Object.fromEntries(world.switches)).toMatchObject(SOFTWARE);
    await cardAnswers('unavailable_software');
    expect(world.relaunches).toEqual([]);
  });

  test('where the processor fails too stays as it is: the flat board needs neither', async () => {
    const dataDir = await startShell();
    await cardAnswers('disabled_off');
    await startShell({}, dataDir);
    await cardAnswers('disabled_off');
    for (let crash = 0; crash < 3; crash++) crashOf('GPU');
    expect(world.relaunches).toEqual([]);
    expect(world.said).not.toContain('quit');
    expect(readFileSync(join(dataDir, 'caravel.log'), 'utf8').match(/graphics-failed/g)).toHaveLength(2);
  });

  test('is known by the one word newer Chromiums have for WebGL and WebGL 2', async () => {
    await startShell();
    const status = vi.spyOn(app, 'getGPUFeatureStatus');
    const says = (webgl: string) => status.mockReturnValue({ webgl } as ReturnType<typeof app.getGPUFeatureStatus>);
    says('enabled');
    await cardAnswers('');
    expect(world.relaunches).toEqual([]);
    says('disabled_off');
    await cardAnswers('');
    expect(world.relaunches).toHaveLength(1);
    status.mockRestore();
  });

  test('never restarts twice, even where nothing can be kept', async () => {
    reset();
    const log = fakeLog();
    const fallBack = vi.fn();
    const missing = join(newFolder(), 'missing');
    watchGraphics({ app, graphics: 'hardware', dataDir: missing, log }, fallBack);
    await cardAnswers('disabled_off');
    expect(fallBack).toHaveBeenCalledTimes(1);
    // The switch of the restart says what the folder could not.
    const dataDir = newFolder();
    reset();
    world.switches.set('software-gl', '');
    const { chooseGraphics } = await import('#main/shell-electron/graphics.ts');
    expect(chooseGraphics(app, dataDir)).toBe('software');
  });
});

describe('a machine with WebGL', () => {
  test.each(['enabled', 'enabled_force', 'enabled_readback', 'unavailable_software'])(
    '(%s) is left alone',
    async (webgl2) => {
      const dataDir = await startShell();
      await cardAnswers(webgl2);
      expect(world.relaunches).toEqual([]);
      expect(existsSync(join(dataDir, 'graphics.json'))).toBe(false);
    },
  );

  test('that is still being asked is not judged by the first word', async () => {
    await startShell();
    world.webgl2 = 'disabled_off';
    app.emit('gpu-info-update');
    world.webgl2 = 'enabled';
    await new Promise((resolve) => setImmediate(resolve));
    expect(world.relaunches).toEqual([]);
  });

  test('whose driver crashes twice within a minute falls back; once, slowly or something else does not', async () => {
    reset();
    let now = 0;
    const fallBack = vi.fn();
    watchGraphics({ app, graphics: 'hardware', dataDir: newFolder(), log: fakeLog() }, fallBack, () => now);
    crashOf('GPU');
    crashOf('Utility');
    crashOf('GPU', 'clean-exit');
    now = 60_000;
    crashOf('GPU');
    expect(fallBack).not.toHaveBeenCalled();
    now = 90_000;
    crashOf('GPU', 'launch-failed');
    expect(fallBack).toHaveBeenCalledTimes(1);
  });

  test('is asked again by a new version, and after rubbish in the file', async () => {
    const dataDir = newFolder();
    for (const kept of ['{"softwareFor":"0.0.9"}', '{"softwareFor":1}', 'null', '{']) {
      writeFileSync(join(dataDir, 'graphics.json'), kept);
      await startShell({}, dataDir);
      expect(drawsInSoftware()).toBe(false);
    }
  });
});

describe('a restart', () => {
  test('says its flag once, however often it happens', () => {
    reset();
    const { argv } = process;
    process.argv = ['caravel', '.', '--software-gl'];
    restart(app, '--software-gl', undefined);
    process.argv = argv;
    expect(world.relaunches).toEqual([{ args: ['.', '--software-gl'] }]);
  });

  test('of an AppImage starts the image itself, when everything else is done and the lock is free', () => {
    reset();
    const launched: string[] = [];
    app.once('will-quit', () => world.said.push('host closed'));
    restart(app, '--software-gl', '/home/ada/Caravel.AppImage', (program, args) => {
      launched.push(`${program} ${args.at(-1)}`);
      world.said.push('started');
    });
    expect(world.relaunches).toEqual([]);
    expect(launched).toEqual(['/home/ada/Caravel.AppImage --software-gl']);
    expect(world.said).toEqual(['quit', 'host closed', 'lock released', 'started']);
  });
});
