import type { Page } from '@playwright/test';
import { gameOf, readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions, setSetting } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { check, until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** What a page asked of Web Audio. */
type Asked = {
  readonly contexts: number;
  /** Sounds that were to begin, and how many milliseconds after they were scheduled. */
  readonly begun: readonly { readonly ahead: number; readonly loop: boolean }[];
};

/** Writes down in a page what it asks of Web Audio; its own code knows nothing of it. */
function writeDown(): void {
  const asked = { contexts: 0, begun: [] as object[] };
  Object.assign(window, { asked });
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      asked.contexts += 1;
    }
  };
  const { start } = AudioBufferSourceNode.prototype as unknown as { start: (at?: number) => void };
  Object.assign(AudioBufferSourceNode.prototype, {
    start(this: AudioBufferSourceNode, when = this.context.currentTime) {
      const ahead = 1000 * (when - this.context.currentTime);
      asked.begun.push({ ahead, loop: this.loop });
      start.call(this, when);
    },
  });
}

const askedOf = (page: Page): Promise<Asked> => page.evaluate(() => (window as unknown as { asked: Asked }).asked);

test('nothing runs before the first press; after it sounds are made, and a move is heard @all', async ({ dataDir }) => {
  const name = '005-3p-medium-M4.json.gz';
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  let entries = 0;
  for (; state.turn < 2 || state.frames.at(-1)?.kind !== 'round'; entries += 1) {
    const entry = record.entries[entries];
    check(entry?.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  const ids = layPositions(dataDir, [{ name: 'round', game: name, entries }], { alone: game.deciders(state)[0] ?? 0 });
  await setSetting(dataDir, 'sound', 'on');
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await page.addInitScript(writeDown);
  await openCampaign(page, ids.get('round') ?? '');
  const loaded = page.waitForResponse(/TableSound/);
  const threads: string[] = [];
  page.on('worker', (thread) => threads.push(thread.url()));
  await page.reload();
  await loaded;
  await page.getByTestId('own-line').waitFor();
  expect(await askedOf(page), 'before the first press').toMatchObject({ contexts: 0, begun: [] });
  // A key that does nothing: it is a press all the same.
  await page.keyboard.press('x');
  await until('the bed to go on', async () => (await askedOf(page)).begun.some(({ loop }) => loop) || undefined);
  expect((await askedOf(page)).contexts).toBe(1);
  expect(
    threads.filter((url) => url.includes('sound-worker')),
    'what makes sounds',
  ).toHaveLength(1);
  await until('a move to be heard', async () => {
    for (const button of ['commit', 'choice'])
      if (await page.getByTestId(button).first().isVisible())
        await page
          .getByTestId(button)
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
    return (await askedOf(page)).begun.some(({ loop }) => !loop) || undefined;
  });
  const { begun } = await askedOf(page);
  // It is scheduled for the moment at which it is: the clock may have moved on by a little since that was read.
  expect(begun.filter(({ ahead }) => ahead < -40)).toEqual([]);
  await page.keyboard.press('m');
  await expect(page.getByTestId('sound-said')).toHaveText('Sound: Off');
  await getUp(opened);
});
