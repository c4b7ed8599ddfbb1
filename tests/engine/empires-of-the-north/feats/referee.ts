import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Feat } from '#engine/kernel/feats.ts';
import { again, counted, fromLast, often, winnersOf, type Referee } from '#tests/host/feats/again.ts';

/** What is noted on the way through a game. */
class Notes {
  readonly starts: number[][] = [];
  readonly islands = new Set<string>();
  readonly raids: { readonly by: number; readonly of: number }[] = [];
  readonly shuffles: number[] = [];
  readonly answers: number[][] = [[]];
  called: { readonly seat: number; readonly score: number } | undefined;
  readonly #islands: ReadonlySet<string>;
  readonly #goal: number;

  constructor({ islands, supply }: Pack) {
    this.#islands = new Set(islands.map(({ id }) => id));
    this.#goal = supply.goal;
  }

  told(event: Event, state: State): void {
    for (const [seat, { empire }] of state.players.entries())
      for (const { id, card } of empire) if (this.#islands.has(card)) this.islands.add(`${seat}:${id}`);
    if (event.type === 'turn' || event.type === 'phase') this.answers.push([]);
    if (event.type === 'fired') this.answers.at(-1)?.push(event.seat);
    // The deck is made of the discard alone where nothing was left of it.
    if (event.type === 'reshuffled' && state.players[event.seat]?.deck.length === event.cards)
      this.shuffles.push(event.seat);
    if (state.last) this.#call(state);
  }

  #call({ players }: State): void {
    const seat = players.findIndex(({ score }) => score >= this.#goal);
    this.called ??= { seat, score: players[seat]?.score ?? 0 };
  }
}

/** What is to be told of a game of Empires of the North, by its states and moves. */
export const empiresReferee: Referee = (over) => {
  const pack = over.pack as Pack;
  const notes = new Notes(pack);
  const end = again<State, Event>(over, {
    moves: ({ seat, move: made }) => {
      const move = made as Move;
      if (move.type === 'raid') notes.raids.push({ by: seat, of: move.seat });
    },
    told: (event, state) => {
      if (event.type === 'round') notes.starts.push(counted(over, state, state.players.length));
      notes.told(event, state);
    },
  });
  const winners = winnersOf(over, end);
  const points = counted(over, end, end.players.length);
  const [winner, ...more] = winners;
  return [
    ...fromLast(winners, notes.starts),
    ...(winner === undefined || more.length > 0 ? [] : ofTheWinner(notes, end, winner, points)),
    ...end.players.flatMap(({ score }, seat) =>
      score === pack.supply.goal ? [{ feat: 'exactly-at-goal', seat, params: { n: score } }] : [],
    ),
    ...deeds(notes),
  ];
};

function ofTheWinner(notes: Notes, { players }: State, seat: number, points: readonly number[]): Feat[] {
  const feats: Feat[] = [];
  const tell = (feat: string, params: Feat['params']) => feats.push({ feat, seat, params });
  const own = points[seat] ?? 0;
  const level = points.findIndex((other, at) => at !== seat && other === own);
  if (level >= 0) tell('decided-by-empire', { other: level, points: own });
  else if (points.includes(own - 1)) tell('by-one-point', { points: own, other: points.indexOf(own - 1) });
  const last = notes.starts.at(-1) ?? [];
  const first = last.indexOf(Math.max(...last));
  const n = (last[first] ?? 0) - (last[seat] ?? 0);
  if (n > 0) tell('overtook-in-the-end', { n, other: first });
  const empires = players.map(({ empire }) => empire.flatMap(({ card, under }) => [card, ...under]).length);
  const small = empires[seat] ?? 0;
  if (empires.every((cards, at) => at === seat || cards > small)) tell('smallest-empire', { n: small });
  const raided = notes.raids.filter(({ of }) => of === seat).length;
  if (raided > 2) tell('won-though-raided', { n: raided });
  if (notes.called && notes.called.seat !== seat)
    feats.push({
      feat: 'called-and-lost',
      seat: notes.called.seat,
      params: { score: notes.called.score, other: seat },
    });
  return feats;
}

function deeds({ islands, raids, shuffles, answers }: Notes): Feat[] {
  const most = new Map<number, number>();
  for (const turn of answers)
    for (const seat of turn) {
      const n = turn.filter((one) => one === seat).length;
      if (n > 6 && n > (most.get(seat) ?? 0)) most.set(seat, n);
    }
  return [
    ...often(
      'conquered-many',
      [...islands].map((island) => Number(island.split(':')[0])),
      7,
    ),
    ...often(
      'raided-often',
      raids.map(({ by }) => by),
      3,
    ),
    ...often('through-the-deck', shuffles, 1),
    ...[...most].map(([seat, n]) => ({ feat: 'long-chain', seat, params: { n } })),
  ];
}
