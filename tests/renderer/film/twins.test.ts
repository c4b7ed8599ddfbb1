import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import { BASE_PACK as ARCHIPELAGO_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { seedRng, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { advance } from '#main/host/change-history.ts';
import { Stages } from '#main/host/stages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { beatsOf, type Beat, type News } from '#renderer/session/film/beats.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import { game as archipelagoGame, twin } from '#tests/engine/archipelago/twin.ts';
import { playedWith } from '#tests/engine/empires-of-the-north/laid.ts';
import { twinOf } from '#tests/engine/empires-of-the-north/twin.ts';
import { earAt, type Ear } from '#tests/renderer/sound/ear.ts';
import { fakeAudio } from '#tests/renderer/sound/fake-audio.ts';
import { page } from './pages.ts';

type Move = { readonly type: string };
/** One world: its state, and the page everybody there has seen last. */
type World = { state: object; page: TablePage };
type Played = { readonly beats: readonly Beat[]; readonly told: string; readonly news: News };
/** Another world, and what was heard there and here since they were told apart. */
type Twin = { readonly world: World; readonly there: Ear; readonly here: Ear };

/** A game, what its window says of events, and another world that nobody outside could tell from one of it. */
type Case = {
  readonly game: AnyGame;
  readonly window: GameWindow;
  readonly pack: object;
  readonly options: object;
  readonly other: (state: object, seat: number, rng: Rng) => object;
};

const SEATS = 3;
const empires = playedWith(EMPIRES_PACK);
const ORDINARY: Readonly<Record<'archipelago' | 'endeavor' | 'empires', Case>> = {
  archipelago: {
    game: archipelagoGame as unknown as AnyGame,
    window: archipelagoWindow,
    pack: ARCHIPELAGO_PACK,
    options: { players: SEATS, length: 'medium', variants: [] },
    other: (state, seat, rng) => twin(state as Parameters<typeof twin>[0], seat, rng),
  },
  endeavor: {
    game: endeavor(ENDEAVOR_PACK) as unknown as AnyGame,
    window: endeavorWindow,
    pack: ENDEAVOR_PACK,
    options: { players: SEATS, phases: 'one-by-one' },
    // Nothing is hidden but what chance would do next.
    other: (state) => ({ ...state, rng: seedRng('another chance') }),
  },
  empires: {
    game: empires.game as unknown as AnyGame,
    window: empiresWindow,
    pack: EMPIRES_PACK,
    options: { players: SEATS, seats: [{ clan: 'ulaf' }, { clan: 'glenn' }, { clan: 'panuk' }] },
    other: (state, seat, rng) => twinOf(empires)(state as Parameters<ReturnType<typeof twinOf>>[0], seat, rng),
  },
};
const laid = (one: Case): Case => ({ ...one, options: { ...one.options, laid: 'first-voyage' } });
const CASES: Readonly<Record<string, Case>> = {
  ...ORDINARY,
  'archipelago, its first voyage': laid(ORDINARY.archipelago),
  'endeavor, its first voyage': laid(ORDINARY.endeavor),
};

/** What the open table offers to whoever decides. */
const offered = (game: AnyGame, { state, page: { view } }: World): string =>
  canonicalJson(game.deciders(state).map((seat) => (game.secret(state) ? [] : game.publicMoves(view, seat))));

const publicOf = (events: readonly Emitted<GameEvent>[]): GameEvent[] =>
  events.filter(({ audience }) => mayRead(audience, 'public')).map(({ event }) => event);

/** Plays a move in a world; gives what would be seen of it there. */
function play({ game, window }: Case, world: World, seat: number, move: Move): Played {
  const stages = new Stages(game);
  const { state, events } = advance(game, world.state, seat, move, stages);
  const { page: before } = world;
  const told = publicOf(events);
  const seq = before.seq + 1;
  const log: LogLine[] = [...before.log, ...told.map((event) => ({ seq, seat, event }))].slice(-200);
  world.state = state;
  world.page = page(seq, log, { view: game.view(state, 'public') });
  const news = { words: window.words, pack: {}, before, page: world.page, stages: stages.list as never };
  return { beats: beatsOf(news), told: canonicalJson(told), news };
}

beforeEach(() => {
  fakeAudio();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(CASES))('the film of %s, and what is heard of it,', (_, one) => {
  const { game, window, options, other, pack } = one;

  it.each(['a', 'b', 'c'])('is the same in worlds that nobody outside can tell apart (seed %s)', async (seed) => {
    const sounds = await window.sounds();
    const ear = (): Promise<Ear> => earAt(window, sounds, pack);
    const rng = streamOf(`film ${seed}`);
    const state = game.setup(game.schema.options.parse(options), seed, () => undefined);
    const world: World = { state, page: page(0, [], { view: game.view(state, 'public') }) };
    let twins: Twin[] = [];
    const seen = { beats: 0, between: 0, compared: 0, heard: 0 };
    for (let count = 0; count < 260 && game.outcome(world.state) === undefined; count++) {
      const seat = game.deciders(world.state)[0] ?? 0;
      if (count % 5 === 0) {
        const twin = { ...world, state: other(game.copy(world.state), count % SEATS, rng) };
        twins = [{ world: twin, there: await ear(), here: await ear() }, ...twins].slice(0, 2);
      }
      const move = anyOf(usefulMoves(game, game.legalMoves(world.state, seat)), rng);
      const here = play(one, world, seat, move);
      seen.beats += here.beats.length;
      seen.between += Math.max(0, here.beats.length - 1);
      twins = twins.filter((twin) => {
        const { world: there } = twin;
        if (game.refusal(there.state, seat, move) !== undefined) return false;
        const same = play(one, there, seat, move);
        // What was hidden may come to light, and then the worlds part.
        if (same.told !== here.told) return false;
        if (canonicalJson(there.page.view) !== canonicalJson(world.page.view)) return false;
        expect(canonicalJson(same.beats)).toBe(canonicalJson(here.beats));
        expect(offered(game, there)).toBe(offered(game, world));
        twin.there.take(same.news);
        twin.here.take(here.news);
        expect(twin.there.heard()).toEqual(twin.here.heard());
        seen.heard = Math.max(seen.heard, twin.here.heard().length);
        seen.compared += 1;
        return true;
      });
    }
    expect(seen.beats).toBeGreaterThan(40);
    expect(seen.between).toBeGreaterThan(1);
    expect(seen.compared).toBeGreaterThan(60);
    expect(seen.heard).toBeGreaterThan(3);
  });
});
