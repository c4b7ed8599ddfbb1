import { describe, expect, it } from 'vitest';
import { gentle } from '#engine/archipelago/bots/gentle.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { game } from '../twin.ts';

const bot = gentle(BASE_PACK);
const HARSH = ['thief', 'pirate', 'barbarian'];

/** An event with its turn and phase, and the steps of rebellion left before independence. */
type Told = { event: Event; turn: number; phase: State['phase']; room: number };

/** Who was asked what. */
type Asked = { turn: number; seat: number; kind: string | undefined };

/** A first voyage of three gentle players; each event with the turn and the markers of its moment. */
function voyage(seed: string): { state: State; told: Told[]; asked: Asked[] } {
  const told: Told[] = [];
  const asked: Asked[] = [];
  const state = game.setup({ players: 3, length: 'medium', variants: [], laid: 'first-voyage' }, seed, () => undefined);
  for (let step = 0; state.result === null; step++) {
    const seat = defined(game.deciders(state)[0]);
    const move = bot.decide(game, game.information(state, seat), seat, streamOf(`${seed}/${step}`));
    const { turn, phase, population, rebellion } = state;
    asked.push({ turn, seat, kind: state.frames.at(-1)?.kind });
    game.apply(state, seat, move, (event) => void told.push({ event, turn, phase, room: population - rebellion }));
  }
  return { state, told, asked };
}

describe('a gentle partner', () => {
  const voyages = Array.from({ length: 12 }, (_, index) => voyage(`gentle ${index}`));
  const told = voyages.flatMap((one) => one.told);

  it('bids one florin at the most', () => {
    const bids = told.flatMap(({ event }) => (event.type === 'bids' ? event.bids : []));
    expect(bids.length).toBeGreaterThan(0);
    expect(Math.max(...bids.map(({ amount }) => amount))).toBeLessThanOrEqual(1);
  });

  it('takes nothing from others, and expels nobody', () => {
    const used = told.filter(({ event }) => event.type === 'card-used' && HARSH.includes(event.card));
    expect(used).toEqual([]);
    expect(told.filter(({ event }) => event.type === 'expelled')).toEqual([]);
  });

  it('levies no taxes within four steps of independence', () => {
    const taxes = told.filter(({ event }) => event.type === 'acted' && event.action === 'taxes');
    expect(taxes.length).toBeGreaterThan(0);
    expect(Math.min(...taxes.map(({ room }) => room))).toBeGreaterThan(4);
  });

  it('lets the voyage go on to the fifth turn', () => {
    for (const { state } of voyages) expect(state.turn).toBeGreaterThanOrEqual(5);
  });

  it('offers its cube in the first crisis for two florins at the most', () => {
    const offers = told.flatMap(({ event, turn, phase }) =>
      event.type === 'offered' && turn === 2 && phase === 'balance' ? [event] : [],
    );
    expect(offers.length).toBeGreaterThan(2);
    for (const { give, take } of offers) {
      expect(take.florins).toBeLessThanOrEqual(2);
      expect(give.stand + Object.values(give.cubes).reduce((sum, cubes) => sum + cubes)).toBeGreaterThan(0);
    }
  });

  it('leaves the first seat something to decide in the first crisis, and the game goes on', () => {
    for (const { asked } of voyages) {
      const inCrisis = asked.filter(({ turn, kind }) => turn === 2 && kind === 'domestic-crisis');
      expect(inCrisis.some(({ seat }) => seat === 0)).toBe(true);
    }
  });
});
