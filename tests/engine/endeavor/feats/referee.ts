import { TRACKS, type Pack } from '#engine/endeavor/data/schema.ts';
import type { Event } from '#engine/endeavor/events.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { State } from '#engine/endeavor/state.ts';
import type { Feat } from '#engine/kernel/feats.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import { again, counted, fromLast, often, winnersOf, type Referee } from '#tests/host/feats/again.ts';

/** What is compared before and after each move. */
const glance = ({ cities, spaces, ships, players, abolished }: State) => ({
  cities: [...cities],
  taken: spaces.filter((token) => token < 0).length,
  ships: ships.map((track) => track.length),
  faceDown: players.map(({ faceDown }) => faceDown.length),
  abolished,
});

/** What is noted on the way through a game. */
class Notes {
  readonly starts: number[][] = [];
  readonly attacks: { readonly seat: number; readonly city: number; readonly from: number }[] = [];
  readonly openers: number[] = [];
  readonly tokens: number[] = [];
  readonly abolished: { seat: number; n: number }[] = [];
  readonly #pack: Pack;
  #before: ReturnType<typeof glance> | undefined;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  moves(state: State): void {
    this.#before = glance(state);
  }

  moved({ seat, move: made }: MoveEntry, state: State): void {
    const [before, after, move] = [this.#before, glance(state), made as Move];
    if (before === undefined) return;
    const seats = state.players.length;
    if (move.type === 'attack') {
      const city = this.#pack.cities.findIndex(({ id }) => id === move.at);
      this.attacks.push({ seat, city, from: before.cities[city] ?? -1 });
    }
    for (const [region, { berths }] of this.#pack.regions.entries())
      if (berths > 0 && (before.ships[region] ?? 0) < berths && (after.ships[region] ?? 0) >= berths)
        this.openers.push(state.ships[region]?.[berths - 1] ?? seats);
    if (move.type !== 'neutral') for (let n = before.taken; n < after.taken; n++) this.tokens.push(seat);
    const n = (after.faceDown[seat] ?? 0) - (before.faceDown[seat] ?? 0);
    if (!before.abolished && after.abolished && n > 0) this.abolished.push({ seat, n });
  }
}

/** What is to be told of a game of Endeavor, by its states and moves. */
export const endeavorReferee: Referee = (over) => {
  const pack = over.pack as Pack;
  const notes = new Notes(pack);
  const end = again<State, Event>(over, {
    moves: (_, state) => notes.moves(state),
    moved: (entry, state) => notes.moved(entry, state),
    told: ({ type }, state) => {
      if (type === 'round') notes.starts.push(counted(over, state, state.players.length));
    },
  });
  const winners = winnersOf(over, end);
  const points = counted(over, end, end.players.length);
  return [
    ...fromLast(winners, notes.starts),
    ...victory(winners, points),
    ...(winners.length === 1 ? ofTheWinner(notes, end, winners[0] ?? -1) : []),
    ...notes.abolished.map(({ seat, n }) => ({ feat: 'abolished-own', seat, params: { n } })),
    ...ofTheBoards(pack, end),
    ...ofTheMap(notes, end.players.length),
  ];
};

function victory(winners: readonly number[], points: readonly number[]): Feat[] {
  const [seat, second, third] = winners;
  if (seat === undefined || third !== undefined) return [];
  const best = points[seat] ?? 0;
  if (second !== undefined) return [{ feat: 'shared-victory', seat, params: { other: second, points: best } }];
  const other = points.indexOf(best - 1);
  return other < 0 ? [] : [{ feat: 'by-one-point', seat, params: { points: best, other } }];
}

function ofTheWinner({ attacks }: Notes, end: State, seat: number): Feat[] {
  const slavery = end.players[seat]?.faceDown.length ?? 0;
  const n = attacks.filter(({ from }) => from < end.players.length).length;
  const feats: Feat[] = slavery > 0 ? [{ feat: 'won-in-spite-of-slavery', seat, params: { n: slavery } }] : [];
  if (n > 2 && !attacks.some((attack) => attack.seat === seat))
    feats.push({ feat: 'won-without-attack', seat, params: { n } });
  return feats;
}

function ofTheBoards({ stacks }: Pack, { players }: State): Feat[] {
  const governors = stacks.flatMap(({ cards }) => cards.flatMap(({ id, number }) => (number === null ? [id] : [])));
  return players.flatMap(({ status, cards }, seat) => {
    const feats: Feat[] = [];
    const n = Math.min(...TRACKS.map((track) => status[track]));
    if (n > 8) feats.push({ feat: 'all-tracks', seat, params: { n } });
    const held = cards.filter((card) => governors.includes(card)).length;
    if (held > 2) feats.push({ feat: 'many-governors', seat, params: { n: held } });
    return feats;
  });
}

function ofTheMap({ attacks, openers, tokens }: Notes, seats: number): Feat[] {
  const back = attacks.filter(({ seat, city }, index) => {
    const before = attacks.slice(0, index).findLast((attack) => attack.city === city);
    return before?.from === seat;
  });
  const most = often('opened-most', openers, 3).filter(
    ({ seat, params }) => seat < seats && 2 * Number(params['n']) > openers.length,
  );
  return [
    ...often(
      'took-back',
      back.map(({ seat }) => seat),
      3,
    ),
    ...often(
      'attacked-often',
      attacks.flatMap(({ seat, from }) => (from < seats ? [seat] : [])),
      6,
    ),
    ...most.map(({ params, ...rest }) => ({ ...rest, params: { ...params, all: openers.length } })),
    ...often('many-tokens', tokens, 24),
  ];
}
