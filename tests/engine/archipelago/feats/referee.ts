import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Feat } from '#engine/kernel/feats.ts';
import { again, counted, fromLast, winnersOf, type Referee } from '#tests/host/feats/again.ts';
import type { Over } from '#tests/host/feats/over.ts';

/** What is noted on the way through a game. */
class Notes {
  readonly starts: number[][] = [];
  readonly temples: number[] = [];
  readonly regions: number[] = [];
  readonly crises: { turn: number; givers: Set<number | 'market'>; n: number }[] = [];
  readonly met = new Map<string, number>();
  brink = { gap: 99, turn: 0 };
  crisis: { turn: number; givers: Set<number | 'market'>; n: number } | undefined;

  told(event: Event, state: State): void {
    if (state.turn > 1 && state.population - state.rebellion < this.brink.gap)
      this.brink = { gap: state.population - state.rebellion, turn: state.turn };
    for (const { objective } of state.met) if (!this.met.has(objective)) this.met.set(objective, state.turn);
    if (event.type === 'crisis') this.crisis = { turn: state.turn, givers: new Set(), n: 0 };
    if (event.type === 'crisis-over' && this.crisis) {
      if (event.rebels === 0 && event.missing === 0) this.crises.push(this.crisis);
      this.crisis = undefined;
    }
  }

  moves(seat: number, move: Move): void {
    if (move.type === 'build' && move.building === 'temple') this.temples.push(seat);
    if (move.type === 'discover' || move.type === 'lay-hex') this.regions.push(seat);
    if ((move.type !== 'consume' && move.type !== 'supply') || this.crisis === undefined) return;
    this.crisis.givers.add(move.from === 'market' ? 'market' : seat);
    this.crisis.n++;
  }
}

/** What is to be told of a game of Archipelago, by its states and moves. */
export const archipelagoReferee: Referee = (over) => {
  const notes = new Notes();
  const end = again<State, Event>(over, {
    moves: ({ seat, move }) => notes.moves(seat, move as Move),
    told: (event, state) => {
      if (event.type === 'turn') notes.starts.push(counted(over, state, state.screens.length));
      notes.told(event, state);
    },
  });
  const winners = winnersOf(over, end);
  const war = end.rebellion > end.population;
  return [
    ...(war ? winners.map((seat) => ({ feat: 'separatist-won', seat, params: {} })) : []),
    ...fromLast(winners, notes.starts),
    ...(winners.length === 1 && !war ? ofTheWinner(notes, end, winners[0] ?? -1, counted(over, end, 5)) : []),
    ...(winners.length === 1 && war ? temples(notes, winners[0] ?? -1) : []),
    ...(war ? [] : pacifists(over.pack as Pack, end)),
    ...lastPlace(over, end, winners, notes.met),
    ...crises(notes),
    ...holdings(notes, end),
  ];
};

function temples({ temples }: Notes, winner: number): Feat[] {
  const none = !temples.includes(winner) && temples.length > 1;
  return none ? [{ feat: 'won-without-temple', seat: winner, params: { n: temples.length } }] : [];
}

function ofTheWinner(notes: Notes, end: State, winner: number, points: readonly number[]): Feat[] {
  const feats: Feat[] = temples(notes, winner);
  const tell = (feat: string, params: Feat['params']) => feats.push({ feat, seat: winner, params });
  if (notes.brink.gap < 3) tell('won-on-the-brink', notes.brink);
  const citizens = end.screens.map(
    (_, seat) =>
      end.units.filter(({ owner, kind, region }) => owner === seat && kind === 'citizen' && region >= 0).length,
  );
  const few = citizens[winner] ?? 0;
  if (citizens.every((n, seat) => seat === winner || n > few)) tell('won-with-fewest', { n: few });
  const purses = end.screens.map(({ florins }) => florins);
  const other = purses.findIndex((_, seat) => seat !== winner && points[seat] === points[winner]);
  const [florins, fewer] = [purses[winner] ?? 0, purses[other] ?? 0];
  if (other >= 0) tell('decided-by-florins', { other, points: points[winner] ?? 0, florins, fewer });
  return feats;
}

function pacifists({ objectives }: Pack, end: State): Feat[] {
  const lead = end.population - end.rebellion;
  const reached = objectives.flatMap(({ id, victory }) =>
    victory.kind === 'pacifist' && lead > victory.difference ? [id] : [],
  );
  const seats = [...end.objectives.keys()].filter((seat) => end.objectives[seat]?.some((id) => reached.includes(id)));
  return seats.map((seat) => ({ feat: 'pacifist-reached', seat, params: { lead } }));
}

/** The holder of the objective that ended the game, where everybody else has more points, or as many and more florins. */
function lastPlace(over: Over, end: State, winners: readonly number[], met: Notes['met']): Feat[] {
  const code = end.result?.code ?? '';
  const holders = [...end.objectives.keys()].filter((seat) => end.objectives[seat]?.includes(code));
  const [[winner, ...winning], [seat, ...holding]] = [winners, holders];
  if (seat === undefined || winner === undefined || winning.length + holding.length > 0) return [];
  const points = counted(over, end, end.screens.length);
  const worth = points.map((sum, one) => sum * 1000 + (end.screens[one]?.florins ?? 0));
  const last = worth.length > 2 && worth.every((one, at) => at === seat || one > (worth[seat] ?? 0));
  return last ? [{ feat: 'ended-in-last-place', seat, params: { turn: met.get(code) ?? 0, other: winner } }] : [];
}

function crises({ crises }: Notes): Feat[] {
  const best = new Map<number, { turn: number; n: number }>();
  for (const { turn, givers, n } of crises) {
    const [seat, ...more] = givers;
    if (typeof seat !== 'number' || more.length > 0 || n < 3) continue;
    if (n > (best.get(seat)?.n ?? 0)) best.set(seat, { turn, n });
  }
  return [...best].map(([seat, params]) => ({ feat: 'met-crisis-alone', seat, params }));
}

/** Who holds a port: the active piece on it, else the active citizen on the town of its region. */
function portHolder({ units }: State, region: number): number | undefined {
  const standing = (place: string) =>
    units.find((unit) => unit.region === region && unit.place === place && !unit.down);
  return (standing('port') ?? standing('town'))?.owner;
}

function holdings({ regions: found }: Notes, end: State): Feat[] {
  const seats = [...end.screens.keys()];
  const all = end.screens.reduce((sum, { florins }) => sum + florins, 0);
  const holders = end.regions.flatMap(({ port }, region) => (port < 0 ? [] : [portHolder(end, region)]));
  const ports = seats.map((seat) => holders.filter((holder) => holder === seat).length);
  const times = seats.map((seat) => found.filter((one) => one === seat).length);
  return seats.flatMap((seat) => {
    const [florins, held, n] = [end.screens[seat]?.florins ?? 0, ports[seat] ?? 0, times[seat] ?? 0];
    const feats: Feat[] = [];
    if (florins > 19 && 2 * florins > all) feats.push({ feat: 'hidden-fortune', seat, params: { n: florins } });
    if (held > 1 && ports.filter((one) => one >= held).length === 1)
      feats.push({ feat: 'most-ports', seat, params: { n: held } });
    if (n > 3 && 2 * n > found.length) feats.push({ feat: 'discovered-most', seat, params: { n, all: found.length } });
    return feats;
  });
}
