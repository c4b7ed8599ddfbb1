/** What the reasons of Archipelago say, checked against what happens. */
import { reached } from '#engine/archipelago/bots/ends.ts';
import { HIGHEST_BID } from '#engine/archipelago/bots/bids.ts';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { cardOf, objectiveDeck, objectiveOf, sideOf, trendOf, type Box } from '#engine/archipelago/box.ts';
import type { Criterion, Resource } from '#engine/archipelago/data/schema.ts';
import type { Event, EventOf } from '#engine/archipelago/events.ts';
import { asBuilding, controller, townController } from '#engine/archipelago/figures/buildings.ts';
import { lying, lyingOf } from '#engine/archipelago/figures/crisis.ts';
import { topBack } from '#engine/archipelago/figures/deck.ts';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { filledRow, type MarketId } from '#engine/archipelago/figures/markets.ts';
import { medalsOf } from '#engine/archipelago/figures/points.ts';
import { priceOf } from '#engine/archipelago/figures/prices.ts';
import { citizensIn, countOnMap } from '#engine/archipelago/figures/units.ts';
import { sideAt } from '#engine/archipelago/map/regions.ts';
import { gaugesOf } from '#engine/archipelago/scoring/conditions.ts';
import { measure } from '#engine/archipelago/scoring/criteria.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { buildingSchema, resourceSchema } from '#engine/archipelago/words.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Game } from '#engine/kernel/game.ts';
import type { Check, Played, Truth } from '../../bots/told-true.ts';

type Now = Played<ArchipelagoTypes>;
type ArchCheck = Check<ArchipelagoTypes>;

const MARKETS = ['domestic', 'export'] as const satisfies readonly MarketId[];
const resourceIn = ({ resource }: Parameters<ArchCheck>[1]): Resource => resourceSchema.parse(resource);
const screen = (state: State, seat: number) => elementAt(state.screens, seat);

/** The events of a kind that are the seat's own. */
function own<K extends Event['type']>({ events, seat }: Now, type: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.type === type && 'seat' in event && event.seat === seat);
}
/** Whether some step of the action changed a figure by so much, or in such a way. */
const stepped = ({ states }: Now, figure: (state: State) => number, by: (change: number) => boolean): boolean =>
  states.slice(1).some((state, at) => by(figure(state) - figure(elementAt(states, at))));
const rises = (change: number): boolean => change > 0;
const falls = (change: number): boolean => change < 0;
const cubesOf = (resource: Resource, seat: number) => (state: State) => screen(state, seat).cubes[resource];
const discs = (box: Box, seat: number) => (state: State) => discsLeft(box, state, seat);
/** Workers and rebels that the row of a market brings. */
const unrestOf = (box: Box, resource: Resource) => (state: State) =>
  iconsOf(box, resource, 'surplus')(state) + iconsOf(box, resource, 'rebellion')(state);
/** One of the two. */
const iconsOf = (box: Box, resource: Resource, icon: 'surplus' | 'rebellion') => (state: State) =>
  MARKETS.reduce((sum, market) => sum + (filledRow(box, market, resource, state[market][resource])?.[icon] ?? 0), 0);
/** Cubes on the markets whose coming crisis asks for them. */
const askedOf = (box: Box, resource: Resource, before: State) => (state: State) =>
  MARKETS.reduce((sum, market) => {
    const zone = topBack(box, before)?.[market];
    return sum + (zone?.kind === 'crisis' && zone.resource === resource ? state[market][resource] : 0);
  }, 0);

/** Cubes of the resource that the crises in sight want beside what lies on their markets; undefined where none asks for it. */
function wanted(box: Box, state: State, resource: Resource): number | undefined {
  const cubes = MARKETS.flatMap((market) => {
    const zone = topBack(box, state)?.[market];
    if (zone?.kind !== 'crisis' || zone.resource !== resource) return [];
    const demand = market === 'domestic' ? Math.ceil(state.population / zone.amount) : zone.amount;
    return [demand - state[market][resource]];
  });
  return cubes.length === 0 ? undefined : Math.max(...cubes);
}
const held = (state: State, resource: Resource): number =>
  state.screens.reduce((sum, { cubes }) => sum + cubes[resource], 0);

/** The objectives that a seat knows to be in play. */
const knownTo = (state: State, seat: number): string[] => [
  ...elementAt(state.objectives, seat),
  ...state.common,
  ...state.seen.flatMap((look) => (look.seat === seat ? [look.objective] : [])),
  ...state.met.map(({ objective }) => objective),
];
/** Whether the seat's figure for one of some criteria goes one way. */
function counted(box: Box, played: Now, criteria: readonly Criterion[], way: (change: number) => boolean): boolean {
  return criteria.some((criterion) => stepped(played, (state) => measure(box, state, played.seat, criterion), way));
}
const victories = (box: Box, ids: readonly string[]): Criterion[] =>
  ids.flatMap((id) => {
    const { victory } = objectiveOf(box, id);
    return victory.kind === 'pacifist' || victory.kind === 'separatist' ? [] : [victory];
  });
/** Whether the seat's own objective is about rebellion, and that has moved. */
const forUnrest = (box: Box, played: Now): boolean =>
  elementAt(played.before.objectives, played.seat).some((id) => objectiveOf(box, id).victory.kind === 'separatist');
/** Whether an end of the deck in play comes nearer, or is put off. */
const endsMove = (box: Box, played: Now, way: (change: number) => boolean): boolean =>
  objectiveDeck(box, played.before.options).some(({ end }) =>
    stepped(played, (state) => reached(box, state, gaugesOf(state), end).have, way),
  );

/** Florins that came in, and those that went, one by one. */
const earned = (played: Now): number[] => [
  ...own(played, 'earned').map(({ florins }) => florins),
  ...own(played, 'taxes').map(({ florins }) => florins),
  ...own(played, 'traded').flatMap(({ way, price }) => (way === 'sell' ? [price] : [])),
  ...own(played, 'florins-taken').map(({ florins }) => florins),
];
const spent = ({ states, seat }: Now): number[] =>
  states.slice(1).map((state, at) => screen(elementAt(states, at), seat).florins - screen(state, seat).florins);

/** Whether a building of a region is the seat's afterwards, and was not before. */
const takes =
  (building: 'town' | 'temple' | 'market' | 'port'): ArchCheck =>
  ({ before, last, seat }, { region }) =>
    (before.regions[Number(region)] === undefined || controller(before, Number(region), building) !== seat) &&
    controller(last, Number(region), building) === seat;

/** Whether the seat could make a move of a kind. */
const canDo = (game: Game<ArchipelagoTypes>, state: State, seat: number, kind: Move['type']): boolean =>
  game.deciders(state).includes(seat) && game.legalMoves(state, seat).some(({ type }) => type === kind);

/** How many moves of a kind a seat has. */
const movesOf = (game: Game<ArchipelagoTypes>, state: State, seat: number, kind: Move['type']): number =>
  game.legalMoves(state, seat).filter(({ type }) => type === kind).length;

/** Cubes that were harvested before anybody gave leave. */
function harvestedOf({ events, seat }: Now, resource: Resource): number {
  const asked = events.findIndex(({ type }) => type === 'leave-given');
  return events
    .slice(0, asked < 0 ? events.length : asked)
    .reduce(
      (sum, one) => (one.type === 'harvested' && one.seat === seat && one.resource === resource ? sum + one.got : sum),
      0,
    );
}

const spotCount = (seat: number, region: number, place: unknown) => (state: State) =>
  state.units.filter((unit) => unit.owner === seat && unit.region === region && unit.place === place).length;
const piecesOn = (state: State, region: number, seat: number): number =>
  state.units.filter((unit) => unit.region === region && unit.owner === seat).length;
/** Where the first citizen or ship of the seat has come to in the action. */
const cameTo = (played: Now): { region: number; part: number }[] => [
  ...own(played, 'recruited'),
  ...own(played, 'born'),
  ...own(played, 'moved').map(({ to }) => to),
];
const laidSide = (played: Now, box: Box) => {
  const [found] = own(played, 'region');
  return found === undefined ? undefined : sideOf(box, found.side);
};
const token =
  ({ seat }: Now) =>
  (state: State) =>
    screen(state, seat).tokens;
const later = (state: State, resource: Resource, next: number): number =>
  state.order
    .slice(next + 1)
    .reduce((sum, seat) => sum + screen(state, seat).cubes[resource] + screen(state, seat).tokens, 0);
/** Whether those after a seat have less in a crisis than is missing, the market's cubes included. */
const tooLittle: ArchCheck = ({ before }) => {
  const frame = before.frames.at(-1);
  if (frame?.kind === 'export-crisis')
    return later(before, frame.resource, frame.next) + before.export[frame.resource] < frame.missing;
  if (frame?.kind !== 'domestic-crisis') return false;
  const missing = Math.ceil(lying(before) / frame.amount);
  return later(before, frame.resource, frame.next) + before.domestic[frame.resource] < missing;
};

const checksOf = (game: Game<ArchipelagoTypes>, box: Box): Truth<ArchipelagoTypes>['checks'] => {
  const spared: ArchCheck = (played, { n }) => lying(played.before) - lying(played.last) >= Number(n);
  const missed: ArchCheck = ({ before, first }, { n }) => {
    const [was, is] = [before.frames.at(-1), first.frames.findLast(({ kind }) => kind === 'export-crisis')];
    if (was?.kind !== 'export-crisis' || was.missing !== n) return false;
    return is?.kind === 'export-crisis' ? is.missing === n - 1 : n === 1;
  };
  const rebellion = (state: State): number => state.rebellion;
  return {
    only: ({ before, seat }) => game.legalMoves(before, seat).length === 1,
    lead: ({ last, seat }, { n }) => last.order.indexOf(seat) === Number(n) - 1,
    'all-pay': (played) => played.move.type === 'bid' && HIGHEST_BID > 0,
    'bid-paid': (played, { n }) => spent(played).some((florins) => florins === n),
    'births-after': ({ first, seat }) => movesOf(game, first, seat, 'reproduce') > 1,
    'moves-after': ({ first, seat }) => movesOf(game, first, seat, 'migrate') > 1,
    'bank-empty': ({ before }, params) => before.bank.cubes[resourceIn(params)] === 0,
    'building-town': takes('town'),
    'building-temple': takes('temple'),
    'building-market': takes('market'),
    'building-port': takes('port'),
    'takes-building': ({ last }, { region, building }) =>
      controller(last, Number(region), buildingSchema.parse(building)) === townController(last, Number(region)),
    'keeps-building': ({ before, last, seat }, { place, region }) => {
      const building = asBuilding(place as 'town');
      return (
        building !== undefined &&
        controller(before, Number(region), building) !== seat &&
        controller(last, Number(region), building) === seat
      );
    },
    'leaves-building': (played, { place, region }) =>
      stepped(played, spotCount(played.seat, Number(region), place), falls),
    'under-town': (played, { seat }) =>
      own(played, 'built').some(({ region }) => townController(played.before, region) === seat),
    calm: (played, { steps }) => stepped(played, rebellion, (change) => change === -Number(steps)),
    unrest: (played, { steps }) => stepped(played, rebellion, (change) => change === Number(steps)),
    unsafe: (played) =>
      own(played, 'cube-paid').length > 0 || own(played, 'built').length + own(played, 'ship-built').length > 0,
    'card-now': (played, { card, branch }) => {
      if (own(played, 'card-idle').length > 0) return false;
      if (played.move.type === 'choose') return played.move.branch === branch;
      return [...own(played, 'card-used'), ...own(played, 'wonder-built')].some((event) => event.card === card);
    },
    'card-idle': (played) => own(played, 'card-idle').length > 0,
    'card-spent': ({ first }, { card }) => first.cards.every((one) => one.card !== card || one.by >= 0),
    'card-use': ({ last, seat }, { card }) => last.cards.some((one) => one.card === card && one.owner === seat),
    wonder: ({ last, seat }, { card, n }) =>
      last.cards.some((one) => one.card === card && one.owner === seat) && cardOf(box, String(card)).medals === n,
    prepares: (played, { card }) =>
      own(played, 'card-used').some((event) => event.card === card) &&
      own(played, 'harvest-doubled').length + own(played, 'roads-open').length > 0,
    'cubes-paid': (played, { n }) =>
      own(played, 'cube-paid').length === n ||
      stepped(
        played,
        (state) =>
          Object.values(screen(state, played.seat).cubes).reduce((sum, cubes) => sum + cubes, token(played)(state)),
        (change) => change === -Number(n),
      ),
    disc: (played, { n }) => stepped(played, discs(box, played.seat), (change) => change === -Number(n)),
    fee: (played, { seat, n }) =>
      stepped(
        played,
        (state) => screen(state, Number(seat)).florins,
        (change) => change === Number(n),
      ),
    medals: (played, { n }) =>
      stepped(
        played,
        (state) => state.cards.reduce((sum, card) => (card.owner === played.seat ? sum + medalsOf(box, card) : sum), 0),
        (change) => change === n,
      ),
    'wonder-price': (played, { n }) =>
      own(played, 'wonder-manned').length > 0 && (n === 0 || spent(played).includes(Number(n))),
    'purse-bare': ({ last, seat }, { n }) => screen(last, seat).florins === n,
    'turned-away': ({ events }, { card }) => events.some((event) => event.type === 'skull' && event.card === card),
    'turned-cheaper': (played, params) => turned(played, params, box, falls),
    'turned-dearer': (played, params) => turned(played, params, box, (change) => change >= 0),
    'costs-nothing': ({ before, first, seat, move }) =>
      'from' in move &&
      move.from === 'market' &&
      JSON.stringify(screen(before, seat)) === JSON.stringify(screen(first, seat)),
    'rebels-spared': spared,
    'rebels-spared-alone': (played, params, good) => spared(played, params, good) && tooLittle(played, params, good),
    'own-stand': ({ before, last, seat }, { n }) => lyingOf(before, seat) - lyingOf(last, seat) === n,
    'own-first': ({ before, first, seat }) => lyingOf(before, seat) > lyingOf(first, seat),
    'others-stand': ({ before, first }, { seat }) => lyingOf(before, Number(seat)) > lyingOf(first, Number(seat)),
    'step-spared': missed,
    'step-spared-alone': (played, params, good) => missed(played, params, good) && tooLittle(played, params, good),
    'lie-on': ({ before, move }, { n }) => move.type === 'done' && lying(before) === n,
    'missing-on': ({ before, move }, { n }) => {
      const frame = before.frames.at(-1);
      return move.type === 'done' && frame?.kind === 'export-crisis' && frame.missing === n;
    },
    'others-can-give': (played, params, good) => played.move.type === 'done' && !tooLittle(played, params, good),
    'kept-back': ({ before, first, seat }) =>
      canonicalJson(screen(before, seat)) === canonicalJson(screen(first, seat)),
    'crisis-needs': ({ before }, params) => {
      const resource = resourceIn(params);
      return (wanted(box, before, resource) ?? 0) > held(before, resource);
    },
    'crisis-wants': ({ before }, params) => {
      const cubes = wanted(box, before, resourceIn(params));
      return cubes !== undefined && cubes > 0 && cubes <= held(before, resourceIn(params));
    },
    'feeds-crisis': (played, params) => stepped(played, askedOf(box, resourceIn(params), played.before), rises),
    'starves-crisis': (played, params) => stepped(played, askedOf(box, resourceIn(params), played.before), falls),
    cubes: (played, params) =>
      stepped(played, cubesOf(resourceIn(params), played.seat), (change) => change === params['n']),
    'cubes-spent': (played, params) => stepped(played, cubesOf(resourceIn(params), played.seat), falls),
    'cube-or-token': (played, { resource }) => own(played, 'cube-paid').some((event) => event.resource === resource),
    'cube-sent': (played, { resource }) => own(played, 'cube-sent').some((event) => event.resource === resource),
    harvest: (played, { n, resource }) => {
      const got = harvestedOf(played, resourceSchema.parse(resource));
      // Whoever stops before could have gone on.
      const stopped = elementAt(played.states, played.states.length - 2);
      return got === n || (got < Number(n) && canDo(game, stopped, played.seat, 'deploy'));
    },
    'may-harvest': ({ states, seat, move }) =>
      move.type === 'ask' || states.slice(1).some((state) => canDo(game, state, seat, 'ask')),
    florins: (played, { n }) => earned(played).includes(Number(n)),
    taxes: (played, { n }) => own(played, 'taxes').some(({ florins }) => florins === n),
    'florins-spent': (played, { n }) => spent(played).includes(Number(n)),
    token: (played) => own(played, 'token-found').length > 0,
    'token-in-need': (played) => own(played, 'token-found').length > 0,
    'token-spent': (played) => stepped(played, token(played), falls),
    trades: ({ before, first, move }) =>
      move.type === 'use-building' &&
      first.frames.some((frame) => frame.kind === 'transaction' && frame.left === 2) &&
      first.wheel.length === before.wheel.length,
    'market-calmer': (played, params) => stepped(played, unrestOf(box, resourceIn(params)), falls),
    'market-moves': (played, params) => stepped(played, unrestOf(box, resourceIn(params)), rises),
    'market-rebels': (played, params) =>
      stepped(played, iconsOf(box, resourceIn(params), 'rebellion'), rises) &&
      stepped(played, iconsOf(box, resourceIn(params), 'surplus'), falls),
    'market-workers': (played, params) =>
      stepped(played, iconsOf(box, resourceIn(params), 'rebellion'), falls) &&
      stepped(played, iconsOf(box, resourceIn(params), 'surplus'), rises),
    'market-full': ({ before }, params) => before.domestic[resourceIn(params)] === params['n'],
    trend: (played, { trend }) => counted(box, played, [trendOf(box, String(trend)).criterion], rises),
    'trend-lost': (played, { trend }) => counted(box, played, [trendOf(box, String(trend)).criterion], falls),
    objective: (played) =>
      forUnrest(box, played) || counted(box, played, victories(box, knownTo(played.before, played.seat)), rises),
    'objective-lost': (played) =>
      forUnrest(box, played) || counted(box, played, victories(box, knownTo(played.before, played.seat)), falls),
    unknown: (played) => counted(box, played, unknownTo(box, played), rises),
    'unknown-lost': (played) => counted(box, played, unknownTo(box, played), falls),
    'end-nearer': (played) => endsMove(box, played, rises),
    'end-too-soon': (played) => endsMove(box, played, rises),
    'end-put-off': (played) => endsMove(box, played, falls),
    'end-lost': (played) => endsMove(box, played, falls),
    labour: (played) => stepped(played, (state) => countOnMap(state, played.seat, 'citizen'), rises),
    'more-people': (played) => stepped(played, (state) => state.population, rises),
    'fewer-idle': (played) => stepped(played, (state) => state.surplus, falls),
    'work-there': (played, { region }, good) => good && hasWork(played, box, Number(region)),
    'new-land': ({ before, seat }, { region }, good) => good && citizensIn(before, seat, Number(region)) === 0,
    'fish-there': ({ before }, { region }, good) =>
      good &&
      sideAt(box, before, Number(region)).icons.some(({ resource, water }) => resource === 'fish' && water >= 0),
    ship: (played) => stepped(played, (state) => countOnMap(state, played.seat, 'ship'), rises),
    'new-region': ({ before, last }) => last.regions.length > before.regions.length,
    'tile-fits': ({ states, seat, last, before }) =>
      last.regions.length > before.regions.length ||
      states.slice(1).some((state) => canDo(game, state, seat, 'lay-hex')),
    'first-cube': (played) => own(played, 'cube-found').length > 0,
    'work-on-side': (played, { n }) => workOnSide(played, box) === n,
    'kinds-of-work': (played, { n }) => {
      const side = laidSide(played, box);
      return side !== undefined && partsOf(side).some((icons) => new Set(icons).size === n);
    },
    shore: (played, { n }) => laidSide(played, box)?.icons.filter(({ water }) => water >= 0).length === n,
    huts: (played, { n }) =>
      stepped(
        played,
        (state) => state.surplus,
        (change) => change === n,
      ),
    together: ({ before, first, seat }) =>
      first.units.some(
        (unit, at) =>
          unit.owner === seat &&
          unit.kind === 'citizen' &&
          unit.region >= 0 &&
          elementAt(before.units, at).region < 0 &&
          before.units.some(
            (mate) =>
              mate.owner === seat && mate.kind === 'citizen' && mate.region === unit.region && mate.part === unit.part,
          ),
      ),
    'has-much': ({ before }, { seat }) => {
      const frame = before.frames.at(-1);
      const { florins, cubes } = screen(before, Number(seat));
      const money = frame?.kind === 'target' && frame.what === 'florins';
      return money ? florins > 0 : Object.values(cubes).some((n) => n > 0);
    },
    'objective-seen': (played) => own(played, 'spied').some(({ objective }) => objective !== null),
    'holds-port': ({ move }) => move.type === 'sink' && move.spot.place === 'port',
    'others-work-there': ({ before, seat }, { region }) => {
      const all = before.units.filter((unit) => unit.region === region).length;
      return all - piecesOn(before, Number(region), seat) > piecesOn(before, Number(region), seat);
    },
    'own-work-there': ({ before, seat }, { region }) => piecesOn(before, Number(region), seat) > 0,
  };
};

function unknownTo(box: Box, { before, seat }: Now): Criterion[] {
  const known = knownTo(before, seat);
  return victories(
    box,
    objectiveDeck(box, before.options).flatMap(({ id }) => (known.includes(id) ? [] : [id])),
  );
}

/** Whether a card of the track has been turned to a price, which is so much less or more. */
function turned(
  { before, first, move }: Now,
  { card, n }: Parameters<ArchCheck>[1],
  box: Box,
  way: (by: number) => boolean,
): boolean {
  if (move.type !== 'rotate') return false;
  return (
    first.evolution.row[move.slot]?.card === card &&
    priceOf(box, first, move.slot) === n &&
    way(priceOf(box, first, move.slot) - priceOf(box, before, move.slot))
  );
}

/** Whether a citizen has come to a land of the region with an icon that no other of the seat takes. */
function hasWork(played: Now, box: Box, region: number): boolean {
  const { before, seat } = played;
  const ruler = townController(before, region);
  return cameTo(played).some(
    (to) =>
      to.region === region &&
      sideAt(box, before, region).icons.some(({ land }) => land === to.part) &&
      (ruler < 0 || ruler === seat),
  );
}

const partsOf = (side: ReturnType<typeof sideOf>): string[][] =>
  Array.from({ length: side.lands }, (_, part) =>
    side.icons.filter(({ land }) => land === part).map(({ resource }) => resource),
  );

function workOnSide(played: Now, box: Box): number {
  const { move, before } = played;
  const frame = before.frames.at(-1);
  if (move.type === 'disembark' && frame?.kind === 'disembark')
    return sideAt(box, before, frame.region).icons.filter(({ land }) => land === move.part).length;
  const side = laidSide(played, box);
  if (side === undefined) return -1;
  return move.type === 'discover' ? Math.max(...partsOf(side).map(({ length }) => length)) : side.icons.length;
}

/** Frames of an action that goes on. */
const WITHIN: ReadonlySet<string> = new Set([
  ...([
    'disembark',
    'finds',
    'order',
    'bids',
    'harvest',
    'permission',
    'transaction',
    'exploration',
    'reproduction',
  ] as const),
  ...(['recruitment', 'migration', 'construction', 'payment', 'effects', 'branch', 'free-harvest', 'search'] as const),
  ...(['target', 'spy', 'sink', 'give', 'fists', 'pillage', 'launch', 'expulsion'] as const),
]);

/** The reasons of Archipelago, of a game with that bot. */
export const truthOf = (
  game: Game<ArchipelagoTypes>,
  bot: Bot<ArchipelagoTypes>,
  box: Box,
): Truth<ArchipelagoTypes> => ({
  game,
  bot,
  isOver(state, { before }) {
    const top = state.frames.at(-1);
    if (top === undefined || state.result !== null) return true;
    if (top.kind === 'domestic-crisis') return top.owed === 0;
    // What is asked in another phase or turn is another matter.
    return state.turn !== before.turn || !WITHIN.has(top.kind);
  },
  checks: checksOf(game, box),
  forecasts: {
    'nothing-better': 'it compares what moves are worth',
    'costs-least': 'it compares what moves are worth',
    behind: 'it weighs objectives that nobody has shown',
    'not-behind': 'it weighs objectives that nobody has shown',
    ahead: 'it weighs objectives that nobody has shown',
    'not-ahead': 'it weighs objectives that nobody has shown',
    several: 'it compares what moves are worth',
    'several-cost': 'it compares what moves are worth',
    'pays-nothing': 'it compares what moves are worth',
    'may-lead': 'the others bid in secret',
    'may-follow': 'the others bid in secret',
    'tile-hoped-for': 'nobody knows the next tile',
    'better-there': 'it compares posts by what they will bring',
    'better-here': 'it compares posts by what they will bring',
    'fists-cost': 'the other player points at a fist',
    'leave-cheap': 'it is about what the seat values',
    'other-answer': 'it compares what answers say',
    'deal-pays': 'it is about what the seat values',
    'deal-little': 'it is about what the seat values',
    'deal-costs': 'it is about what the seat values',
  },
});
