import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cue } from '#renderer/sound/cue.ts';
import { weightOf } from '#renderer/sound/cue.ts';
import { struckGainOf } from '#renderer/sound/levels.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import type { SoundName } from '#renderer/sound/synth/catalogue.ts';
import { atTheTable, THIRD, type Named } from './at-the-table.ts';
import { fakeAudio, settled } from './fake-audio.ts';

beforeEach(() => fakeAudio());
afterEach(() => vi.unstubAllGlobals());

const cue = (sound: SoundName, word = sound as string, change: Partial<Cue> = {}): Cue => ({
  sound,
  weight: weightOf(sound),
  louder: 0,
  pan: 0,
  word,
  ...change,
});
const names = (heard: [string, number][]): string[] => heard.map(([name]) => name.split(' ')[0] ?? '');

describe('what is played', () => {
  it('begins at once, and what comes with it follows within the time it shows for', async () => {
    const { player, context, heard } = await atTheTable();
    context().currentTime = 5;
    player.play([cue('wood-set'), cue('coin'), cue('card-lay')], 0.9);
    expect(names(heard())).toEqual(['wood-set', 'coin', 'card-lay']);
    const [first, ...later] = context().heard.map(({ at }) => at - 5);
    // Nothing is waited for once the page is here.
    expect(first).toBe(0);
    expect(Math.max(...later)).toBeLessThan(0.9);
  });

  it('is as loud and as far to the side as its cue says, in the lane of its kind', async () => {
    const { player, context } = await atTheTable({ volumes: { table: 0.5, bed: 0.2, bell: 0.1 } });
    player.play([cue('coin', 'one', { pan: -0.5 }), cue('bell-phase', 'two', { louder: 6 })], 0.9);
    const [coin, bell] = context().heard;
    expect([coin?.pan, bell?.pan]).toEqual([-0.5, 0]);
    const [table = 0, bells = 0] = [coin?.lane?.gain.value, bell?.lane?.gain.value];
    expect([table, bells]).toEqual([struckGainOf(0.5), struckGainOf(0.1)]);
    expect(20 * Math.log10(coin?.gain ?? 0)).toBeCloseTo(0, -1);
    expect(Math.abs(20 * Math.log10(bell?.gain ?? 0) - 6)).toBeLessThan(1.3);
    expect(bell?.rate).toBe(1);
    expect(Math.abs((coin?.rate ?? 0) - 1)).toBeLessThan(0.04);
  });

  it('is never the variant that was heard last, and has them all', async () => {
    const { player, pass, heard } = await atTheTable();
    for (let time = 0; time < 60; time += 1) {
      player.play([cue('coin', `word ${time}`)], 0.9);
      pass(1);
    }
    const variants = heard().map(([name]) => name);
    expect(variants).toHaveLength(60);
    expect(variants.filter((name, time) => name === variants[time - 1])).toEqual([]);
    expect(new Set(variants).size).toBe(4);
  });

  it('is thinned where one beat has more than there is time for: what weighs most stays, in its order', async () => {
    const { player, heard } = await atTheTable();
    const many = Array.from({ length: 30 }, (_, number) => cue(number % 3 === 0 ? 'paper' : 'coin', `${number}`));
    player.play([...many, cue('crisis'), ...many, cue('bell-phase')], 0.36);
    const played = names(heard());
    expect(played.length).toBeLessThan(5);
    expect(played.slice(-2)).toEqual(['crisis', 'bell-phase']);
    expect(played).not.toContain('paper');
  });

  it('while somebody runs through it comes at most five times a second, and what weighs most is not left out', async () => {
    const { player, pass, heard } = await atTheTable();
    for (let beat = 0; beat < 100; beat += 1) {
      player.play([cue(beat % 25 === 12 ? 'bell-round' : beat % 2 === 0 ? 'coin' : 'paper', `${beat}`)], 0.04, true);
      pass(0.04);
    }
    const played = heard();
    expect(played.length).toBeGreaterThan(15);
    for (const [, at] of played)
      expect(played.filter(([, other]) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(5);
    expect(names(played).filter((name) => name === 'bell-round')).toHaveLength(4);
    expect(names(played)).not.toContain('paper');
  });

  it('does not come while somebody looks at what is theirs, and what was about to come is dropped for good', async () => {
    const { player, pass, heard, context } = await atTheTable();
    player.play([cue('coin'), cue('coins'), cue('hammer')], 0.9);
    pass(0.1);
    player.hushed = true;
    player.play([cue('crisis')], 0.9);
    pass(5);
    player.hushed = false;
    expect(names(heard())).toEqual(['coin']);
    // The volume over all is up again.
    expect(context().scheduled[0]?.lane?.to).toMatchObject({ gain: { value: 1 } });
    player.play([cue('crisis')], 0.9);
    expect(names(heard())).toEqual(['coin', 'crisis']);
  });

  it('goes down over everything while somebody looks, the bed too', async () => {
    const { player, context } = await atTheTable();
    const over = (): unknown => (context().scheduled[0]?.lane?.to as { gain: { value: number } }).gain.value;
    expect(over()).toBe(1);
    player.hushed = true;
    expect(over()).toBe(0);
  });

  it('goes through a limiter where it is struck, and sea and wind go past that', async () => {
    const { player, context } = await atTheTable();
    player.play([cue('coin')], 0.9);
    const bed = context().scheduled.find(({ loop, pan }) => loop && pan !== undefined)?.lane?.to;
    const limiter = context().heard[0]?.lane?.to as { to?: unknown } | undefined;
    expect(limiter).not.toBe(bed);
    expect(limiter?.to).toBe(bed);
  });

  it('is nothing in a hidden window, and nothing of it is heard later', async () => {
    const { player, context, heard } = await atTheTable();
    player.hidden = true;
    await settled();
    expect(context().state).toBe('suspended');
    player.play([cue('coin')], 0.9);
    player.hidden = false;
    await settled();
    expect(context().state).toBe('running');
    expect(heard()).toEqual([]);
    player.play([cue('coin')], 0.9);
    expect(heard()).toHaveLength(1);
  });

  it('is nothing before the first press, and nothing where all is off', async () => {
    const { player, opened, heard } = await atTheTable({ awake: false });
    player.play([cue('coin')], 0.9);
    expect(opened).toEqual([]);
    player.set({ on: false, volumes: THIRD });
    player.wake();
    await settled();
    expect(opened).toEqual([]);
    player.set({ on: true, volumes: THIRD });
    player.wake();
    await settled();
    player.play([cue('coin')], 0.9);
    expect(heard()).toHaveLength(1);
  });

  it('gives the device back some time after the last table was left, and not where another was opened', async () => {
    const { player, context } = await atTheTable();
    player.open = false;
    expect(context().state).toBe('running');
    player.open = true;
    player.rest();
    await settled();
    expect(context().state).toBe('running');
    player.open = false;
    player.rest();
    await settled();
    expect(context().state).toBe('suspended');
  });
});

describe('the bed', () => {
  /** How loud each loop goes, by its name. */
  const levels = ({ context }: Awaited<ReturnType<typeof atTheTable>>): Record<string, number> =>
    Object.fromEntries(
      context().scheduled.flatMap(({ loop, buffer, level }) =>
        loop && level !== undefined ? [[(buffer as Named).name, level()]] : [],
      ),
    );

  it('has every loop once, as far to the side as it lies, and follows how things stand', async () => {
    const table = await atTheTable();
    const going = table.context().scheduled.filter(({ loop, pan }) => loop && pan !== undefined);
    expect(going.map(({ buffer, pan }) => [(buffer as Named).name, pan])).toEqual(
      BED_LOOPS.map(({ name, side }) => [name, side]),
    );
    const of = (mood: string): number[] => {
      const all = levels(table);
      return BED_LOOPS.filter((loop) => loop.mood === mood).map(({ name }) => all[name] ?? NaN);
    };
    expect(new Set([...of('calm'), ...of('always')])).toEqual(new Set([1]));
    expect(new Set(of('unrest'))).toEqual(new Set([0]));
    table.player.mood = 'lost';
    expect(new Set(of('unrest'))).toEqual(new Set([1]));
    expect(new Set(of('calm'))).toEqual(new Set([0]));
    table.player.open = false;
    expect(new Set(Object.values(levels(table)))).toEqual(new Set([0]));
  });
});
