import { describe, expect, it } from 'vitest';
import { stateSchema } from '#engine/archipelago/state.ts';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { effectiveMoves, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Review } from '#main/contract/messages.ts';
import { reviewOf } from '#main/host/review.ts';
import type { AnyGame } from '#main/listed-game.ts';
import * as atArchipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as atEndeavor from '#tests/engine/endeavor/recorded/files.ts';
import { ANEW } from '#tests/engine/recorded.ts';

/** A game played again move by move: every state as a turn began and the last, and every event everybody may read. */
function replayed(game: AnyGame, record: CampaignRecord) {
  const setup: Emitted<GameEvent>[] = [];
  game.setup(game.schema.options.parse(record.options), record.seed, (event, audience) =>
    setup.push(audience ? { event, audience } : { event }),
  );
  const live = effectiveMoves(record.entries).live.map((entry) => ({ entry, events: [], state: undefined }));
  const begun = game.schema.state.parse(record.setup);
  const state = game.copy(begun);
  const states: object[] = setup.some(({ event }) => event.type === game.turnEvent) ? [game.copy(state)] : [];
  const events = setup.map(({ event }) => event);
  for (const { entry } of live)
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event, audience) => {
      if (audience === undefined || 'except' in audience) events.push(event);
      if (event.type === game.turnEvent) states.push(game.copy(state));
    });
  states.push(state);
  const history = { undone: [], notes: [], withdrawn: [], seq: 0, abandoned: false };
  const review = reviewOf(game, {
    ...history,
    live,
    setup: { state: begun, hash: '', events: setup, seq: 0, moves: 0, abandoned: false },
  });
  return { review, states, events };
}

const counted = ({ counts }: Review, counter: string, code: string, seat: number | null): number =>
  counts.reduce((sum, one) => sum + (one.counter === counter && one.code === code && one.seat === seat ? one.n : 0), 0);
const told = (events: readonly GameEvent[], like: object): number =>
  events.filter((event) =>
    Object.entries(like).every(([key, value]) => Object.entries(event).some(([k, v]) => k === key && v === value)),
  ).length;

/** Some games of every kind: reading all of them would take a minute. */
const some = (names: readonly string[], every: number): string[] => names.filter((_, index) => index % every === 0);

describe(`what a review says of recorded games of Archipelago ${ANEW}`, () => {
  it.each(some(atArchipelago.recordedNames(), 9))('is what a replay says: %s', (name) => {
    const record = atArchipelago.readRecorded(name);
    const game = atArchipelago.gameOf(record) as AnyGame;
    const { review, states, events } = replayed(game, record);
    expect(review.marks.map(({ score }) => score)).toEqual(states.map((state) => game.score(state)));
    expect(review.marks.map(({ turn }) => turn).slice(0, -1)).toEqual(
      events.flatMap((event) => (event.type === 'turn' && 'turn' in event ? [event.turn] : [])),
    );
    for (const [mark, raw] of states.entries()) {
      const { population, rebellion, screens, units } = stateSchema.parse(raw);
      const citizens = (seat: number) =>
        units.filter(({ owner, kind, region }) => owner === seat && kind === 'citizen' && region >= 0).length;
      expect(review.marks[mark]?.figures).toMatchObject({
        population,
        rebellion,
        florins: screens.map(({ florins }) => florins),
        citizen: screens.map((_one, seat) => citizens(seat)),
      });
    }
    expect(review.columns.filter(({ counter }) => counter === 'crisis').map(({ opens }) => opens)).toEqual(
      events.flatMap((event) => (event.type === 'crisis' && 'half' in event ? [event.half] : [])),
    );
    for (const seat of Array.from({ length: game.seats(record.options as never) }).keys()) {
      expect(counted(review, 'action', 'taxes', seat)).toBe(told(events, { type: 'acted', seat, action: 'taxes' }));
      expect(counted(review, 'action', 'card', seat)).toBe(told(events, { type: 'card-used', seat }));
      const given = ['consumed', 'supplied'].flatMap((type) =>
        ['screen', 'token'].map((from) => told(events, { type, seat, from })),
      );
      expect(counted(review, 'crisis', 'given', seat)).toBe(given.reduce((sum, n) => sum + n, 0));
    }
    expect(counted(review, 'crisis', 'market', null)).toBe(
      told(events, { type: 'consumed', from: 'market' }) + told(events, { type: 'supplied', from: 'market' }),
    );
  });
});

describe(`what a review says of recorded games of Endeavor ${ANEW}`, () => {
  it.each(some(atEndeavor.recordedNames(), 3))('is what a replay says: %s', (name) => {
    const record = atEndeavor.readRecorded(name);
    const game = atEndeavor.gameOf(record) as AnyGame;
    const { review, states, events } = replayed(game, record);
    expect(review.marks.map(({ score }) => score)).toEqual(states.map((state) => game.score(state)));
    const points = (score: Review['marks'][number]['score'], seat: number): number =>
      score.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
    const outcome = game.outcome(states.at(-1) ?? {});
    expect(outcome?.seats.map((_one, seat) => points(review.marks.at(-1)?.score ?? [], seat))).toEqual(
      outcome?.seats.map((seat) => seat.points),
    );
    for (const [mark, state] of states.entries())
      for (const [name, code] of [
        ['cities', 'cities'],
        ['routes', 'routes'],
      ] as const)
        expect(review.marks[mark]?.figures[name]).toEqual(
          game.score(state).flatMap((line) => (line.code === code ? [line.params[code]] : [])),
        );
    for (const seat of outcome?.seats.keys() ?? []) {
      expect(counted(review, 'action', 'ship', seat)).toBe(told(events, { type: 'shipped', seat }));
      expect(counted(review, 'action', 'attack', seat)).toBe(told(events, { type: 'attacked', seat }));
      expect(counted(review, 'action', 'draw', seat)).toBe(told(events, { type: 'drew', seat }));
    }
  });
});
