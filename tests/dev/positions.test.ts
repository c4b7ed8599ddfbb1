import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '#main/app.ts';
import { GAMES } from '#main/games.ts';
import { importInThread } from '#main/importing/importer.ts';
import { silentLog } from '#main/log.ts';
import { hostThrough, type Host } from '#renderer/session/bridge.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { answerMaker, pageOf } from '../../build/dev/maker-pages.ts';
import { readDevOptions } from '../../build/dev/options.ts';
import { listed, readPositions } from '../../build/dev/positions.ts';
import { layPosition, positionNames } from './lay.ts';

const positions = readPositions();

describe('a position of npm run dev', () => {
  test('is one of the gallery, a first voyage, or a recorded game after so many entries', () => {
    const lines = listed(positions).split('\n');
    for (const name of ['harvest-5', 'endeavor-turn-2', 'empires-of-the-north-landing-4', 'endeavor-first-voyage'])
      expect(lines).toContain(name);
    expect(lines).toContain('000-2p-short-S6@0 to @218');
    const entriesOf = (name: string): number => {
      const laid = positions.laid(name);
      return 'file' in laid ? JSON.parse(laid.file).entries.length : -1;
    };
    expect(entriesOf('000-2p-short-S6@34')).toBe(34);
    expect(entriesOf('000-2p-short-S6@218')).toBe(218);
    expect(positions.laid('first-voyage')).toEqual({ voyage: 'archipelago' });
  });

  test.each([
    ['harvst-5', /^There is no position “harvst-5”. Like it: harvest-5, free-harvest-5\. /],
    ['turn', /Like it: endeavor-turn-2,/],
    ['000-2p-short-S6', /Like it: 000-2p-short-S6@218,/],
    ['000-2p-short-S6@x', /Like it: 000-2p-short-S6@218,/],
    ['zzzz', /^There is no position “zzzz”\. `npm run dev -- --list` names them all\.$/],
    ['000-2p-short-S6@219', /^000-2p-short-S6 has 218 entries: its positions are 000-2p-short-S6@0 to /],
  ])('that there is not, %s, is refused with the nearest', (name, why) => {
    expect(() => positions.laid(name)).toThrow(why);
  });
});

test('the positions that half changed rules still lead to are there, and the others are refused with the reason', () => {
  const [file = ''] = recordedNames();
  const broken = vi.spyOn(gameOf(readRecorded(file)), 'apply').mockImplementation(() => {
    throw new Error('half changed');
  });
  onTestFinished(() => broken.mockRestore());
  const { gallery, laid } = readPositions();
  expect(gallery).not.toContain('harvest-5');
  expect(gallery).toContain('discover-2');
  expect(gallery).toContain('endeavor-turn-2');
  expect(laid('000-2p-short-S6@34')).toHaveProperty('file');
  expect(() => laid('000-2p-short-S6@34', true)).toThrow(/^The rules as they are now do not lead to .+: Error: half/);
});

describe('the page that lays a position', () => {
  const app = openApp({ dataDir: newFolder(), log: silentLog, importer: importInThread(GAMES) });
  const host = hostThrough({ request: (message) => app.request('dev', message), listen: () => () => undefined });
  afterAll(() => app.close());
  afterEach(() => vi.unstubAllGlobals());

  /** Answers the page as the server does. */
  function serve(): void {
    vi.stubGlobal('fetch', (url: string) => {
      let answered: object | undefined;
      answerMaker(
        url,
        () => positions,
        (_status, what) => (answered = what),
      );
      return Promise.resolve({ json: () => Promise.resolve(answered) });
    });
  }

  test.each([...positions.voyages, 'harvest-5', 'endeavor-turn-2', 'empires-of-the-north-landing-4'])(
    'makes a campaign of %s',
    async (name) => {
      serve();
      const campaign = await layPosition(host, name);
      expect(await host.ask({ type: 'open', campaign })).toMatchObject({ type: 'table', page: { campaign } });
    },
  );

  test.each(['harvest-5', 'endeavor-turn-2', 'empires-of-the-north-landing-4'])(
    'makes one of %s without its past, where its file leads elsewhere',
    async (name) => {
      serve();
      const differs = (request: { type: string; file?: string }): boolean =>
        request.type === 'import' && JSON.parse(request.file ?? '').entries.length > 0;
      const otherRules: Host = {
        ...host,
        ask: (request) =>
          differs(request)
            ? Promise.resolve({ type: 'refused', why: { code: 'import-differs', params: {} } })
            : host.ask(request),
      };
      const shown = async (campaign: string): Promise<unknown> => {
        const reply = await host.ask({ type: 'open', campaign });
        return reply.type === 'table' && { deciders: reply.page.deciders, moves: reply.page.moves };
      };
      const bare = await layPosition(otherRules, name);
      expect(await shown(bare)).toEqual(await shown(await layPosition(host, name)));
    },
  );

  test('knows all names, and says which one there is not', async () => {
    serve();
    expect(await positionNames()).toEqual([...positions.gallery, ...positions.voyages]);
    await expect(layPosition(host, 'harvst-5')).rejects.toThrow(/^There is no position “harvst-5”/);
  });

  test('is there by its address, and hides no file of the window', () => {
    expect(pageOf('/dev/position/harvest-5', '/project')).toContain('src="/@fs/project/tests/dev/position.ts"');
    expect(pageOf('/dev/components?position=x', '/project')).toContain('/tests/dev/components/main.ts"');
    expect(pageOf('/components/app.css', '/project')).toBeUndefined();
    expect(readdirSync('src-renderer')).not.toContain('dev');
  });
});

test('the page of components shows every component of the house', () => {
  const folder = 'tests/dev/components';
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const components = readdirSync('src-renderer/components').filter((name) => name.endsWith('.svelte'));
  expect(components.length).toBeGreaterThan(10);
  const missing = components.filter((name) => !texts.some((text) => text.includes(`#renderer/components/${name}'`)));
  expect(missing).toEqual([]);
});

describe('the command line of npm run dev', () => {
  test('has a window and the usual port unless told', () => {
    expect(readDevOptions([])).toMatchObject({ open: true, components: false, port: undefined });
    expect(readDevOptions(['--no-open', '--port', '0', '--position', 'bids-2', '--components'])).toMatchObject({
      open: false,
      components: true,
      port: 0,
      position: 'bids-2',
    });
  });

  test.each([
    [['--port', 'x'], /^“x” is no port/],
    [['--port', ''], /is no port/],
    [['--port', '65536'], /is no port/],
    [['--positions'], /^npm run dev understands --position NAME/],
    [['harvest-5'], /^npm run dev understands/],
  ])('refuses %j with a sentence', (args, why) => {
    expect(() => readDevOptions(args)).toThrow(why);
  });
});
