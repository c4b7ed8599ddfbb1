import { z } from 'zod';
import { randomBot } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emit } from '#engine/kernel/events.ts';
import type { Game } from '#engine/kernel/game.ts';
import { openGame, type OpenState, type OpenTypes } from '#engine/kernel/open-game.ts';
import { refuse } from '#engine/kernel/refusal.ts';
import { draw, seedRng } from '#engine/kernel/rng.ts';
import type { ListedGame } from '#main/listed-game.ts';

const flags = z.enum(['sun', 'moon', 'star', 'wave']);
const extra = z.enum(['double', 'rain']);
const optionsSchema = z.strictObject({
  players: z.int().min(1).max(4),
  heaps: z.int().min(2).max(5),
  size: z.enum(['low', 'high']),
  extras: z.array(extra),
  /** Only with two players. */
  begins: z.enum(['first', 'last']).optional(),
  seats: z.array(z.strictObject({ flag: flags, ahead: z.int().min(0).max(3) })),
});
const moveSchema = z.strictObject({ type: z.literal('take'), heap: z.int().min(0) });
const viewSchema = z.strictObject({
  options: optionsSchema,
  heaps: z.array(z.int().min(0)),
  points: z.array(z.int()),
  round: z.int(),
  next: z.int(),
});
const stateSchema = viewSchema.extend({ rng: z.array(z.int()) });
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('round'), round: z.int() }),
  z.strictObject({ type: z.literal('taken'), heap: z.int(), points: z.int() }),
  z.strictObject({ type: z.literal('rained'), heap: z.int(), barrier: z.literal('rain') }),
]);

type View = z.infer<typeof viewSchema>;
type Event = z.infer<typeof eventSchema>;
type Options = z.infer<typeof optionsSchema>;
type Rest = { options: Options; move: z.infer<typeof moveSchema>; event: Event };
export type HeapsTypes = OpenTypes<View, Rest>;
type State = OpenState<View>;

const heapsLeft = ({ heaps }: View): number => heaps.filter((left) => left > 0).length;
const copy = (state: State): State => JSON.parse(JSON.stringify(state)) as State;
const over = (state: View): boolean => heapsLeft(state) === 0;
const legalMoves = (state: State, seat: number): Rest['move'][] =>
  over(state) || state.next !== seat
    ? []
    : state.heaps.flatMap((left, heap) => (left > 0 ? [{ type: 'take' as const, heap }] : []));

/** Begins a round. With the extra `rain`, a piece is added to a random heap in each of the first three rounds. */
function begin(state: State, emit: Emit<Event>): void {
  state.round++;
  emit({ type: 'round', round: state.round });
  if (!state.options.extras.includes('rain') || state.round > 3) return;
  const heap = draw(state.rng, state.heaps.length);
  state.heaps[heap] = elementAt(state.heaps, heap) + 1;
  emit({ type: 'rained', heap, barrier: 'rain' });
}

function lay(options: Options, seed: string, emit: Emit<Event>): State {
  const high = options.size === 'high' ? 3 : 1;
  const state: State = {
    options,
    heaps: Array.from({ length: options.heaps }, (_, heap) => high + heap),
    points: options.seats.map(({ ahead }) => ahead),
    round: 0,
    next: 0,
    rng: seedRng(seed),
  };
  begin(state, emit);
  return state;
}

function take(state: State, seat: number, heap: number, emit: Emit<Event>): void {
  const points = state.options.extras.includes('double') ? 2 : 1;
  state.heaps[heap] = elementAt(state.heaps, heap) - 1;
  state.points[seat] = elementAt(state.points, seat) + points;
  emit({ type: 'taken', heap, points });
  state.next = (seat + 1) % state.options.players;
  if (state.next === 0 && !over(state)) begin(state, emit);
}

function optionsRefusal({ players, seats }: Options) {
  if (seats.length !== players) return refuse('set-up', 'seat-without-flag', {});
  const twice = seats.find(({ flag }, seat) => seats.findIndex((other) => other.flag === flag) !== seat);
  return twice && refuse('set-up', 'flag-twice', { flag: twice.flag });
}

/**
 * A small game that hides nothing: players in turn take a piece from a heap until none is left. It has every kind of
 * option, for all and for each seat.
 */
export const heapsGame: Game<HeapsTypes> = {
  id: 'heaps',
  version: 1,
  pack: 'heaps-pack',
  schema: { options: optionsSchema, state: stateSchema, move: moveSchema, view: viewSchema, event: eventSchema },
  upgraders: [],
  players: { from: 1, to: 4 },
  fields: {
    all: [
      { key: 'heaps', kind: 'number', from: 2, to: 5, usual: 3 },
      { key: 'size', kind: 'choice', values: ['low', 'high'], usual: 'low' },
      { key: 'extras', kind: 'checks', values: ['double', 'rain'] },
      { key: 'begins', kind: 'choice', values: ['first', 'last'], usual: 'first', players: [2] },
    ],
    seat: [
      { key: 'flag', kind: 'choice', values: flags.options, usual: 'moon', unique: true },
      { key: 'ahead', kind: 'number', from: 0, to: 3, usual: 0 },
    ],
  },
  turnEvent: 'round',
  ...openGame<View, Rest>({ copy, legalMoves }),
  optionsRefusal,
  seats: ({ players }) => players,
  setup: lay,
  deciders: (state) => (over(state) ? [] : [state.next]),
  legalMoves,
  refusal: (state, seat, { heap }) =>
    legalMoves(state, seat).some((move) => move.heap === heap) ? undefined : refuse('take', 'nothing-there', { heap }),
  apply: (state, seat, { heap }, emit) => take(state, seat, heap, emit),
  redacted: (event) => (event.type === 'taken' ? { ...event, points: 0 } : event),
  summary: ({ round }) => ({ round }),
  outcome: (state) => {
    if (!over(state)) return undefined;
    const most = Math.max(...state.points);
    return { code: 'empty', seats: state.points.map((points) => ({ won: points === most, place: 1, points })) };
  },
  score: ({ options, points }) =>
    points.flatMap((all, seat) => {
      const { ahead } = elementAt(options.seats, seat);
      return [
        { seat, code: 'ahead', params: {}, points: ahead },
        { seat, code: 'pieces', params: {}, points: all - ahead },
      ];
    }),
  invariants: ({ heaps }) => (heaps.some((left) => left < 0) ? ['a heap has fewer than no pieces'] : []),
  copy,
};

/** The game for the list of games. */
export const HEAPS: ListedGame = {
  id: 'heaps',
  basePack: { heaps: 1 },
  make: () => heapsGame,
  thumbnail: (view) => ({ heaps: (view as View).heaps }),
  bots: () => ({ random: randomBot }),
  packText: () => '{ "heaps": 1 }\n',
  packTitle: () => 'Heaps',
  readPack: () => ({ ok: true, pack: { heaps: 1 } }),
  clashes: { 'flag-twice': ({ flag }) => `two seats have the flag ${String(flag)}` },
};
