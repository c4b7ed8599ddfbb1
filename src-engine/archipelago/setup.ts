import { defined } from '../kernel/defined.ts';
import type { Emit } from '../kernel/events.ts';
import { draw, shuffle } from '../kernel/rng.ts';
import { setupRng, type SetupRng } from '../kernel/seed.ts';
import { emptyStock, type Box } from './box.ts';
import type { Event } from './events.ts';
import { gameFlow } from './flow.ts';
import { layRegion, sideAt } from './map/regions.ts';
import { optionsRefusal } from './options.ts';
import { countInPlay } from './figures/in-play.ts';
import { enterMap } from './pieces/units.ts';
import { laidRefusal, layTable } from './pieces/laid.ts';
import { reserveUnit } from './figures/units.ts';
import { dealHands, TRACK } from './rules/discovery.ts';
import { tossed } from './rules/tray.ts';
import type { Options, Screen, State, Stock, Unit } from './state.ts';
import { RESOURCES } from './data/schema.ts';

/**
 * The set-up of the rulebook (2.0, p. 3-4) up to the first choice of turn 0. The public part of the seed determines
 * what is public then: the order of play, the order of the tiles drawn, the back on top of the evolution deck. All else
 * is hidden.
 * @throws Error for options that cannot be played.
 */
export function setUp(box: Box, options: Options, seed: string, emit: Emit<Event>): State {
  const refused = optionsRefusal(options) ?? laidRefusal(box, options);
  if (refused !== undefined) throw new Error(`these options cannot be played: ${refused.code}`);
  const chances = setupRng(seed, `/${options.players}/${options.length}`);
  const state = blankState(box, options, chances);
  layStart(box, state);
  shuffle(chances.open, state.order);
  shuffleCards(box, state.evolution.deck, chances);
  layTable(box, state, TRACK);
  emit({ type: 'order', order: [...state.order] });
  if (options.variants.includes('choose-trend')) state.frames.push({ kind: 'trend-vote', votes: [] });
  else dealHands({ box, state, emit });
  gameFlow.settle(box, state, emit);
  return state;
}

/**
 * Shuffles the evolution cards. The back on top is public, so if the seed has a secret part, the public part chooses
 * that back.
 */
function shuffleCards(box: Box, deck: string[], { open, hidden }: SetupRng): void {
  const backs = deck.map((card) => box.backs.get(card));
  shuffle(hidden, deck);
  if (hidden === open) return;
  const shown = backs[draw(open, backs.length)];
  deck.push(
    ...deck.splice(
      deck.findLastIndex((card) => box.backs.get(card) === shown),
      1,
    ),
  );
}

function blankState(box: Box, options: Options, { open, hidden }: SetupRng): State {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const { supply } = box.pack;
  const tiles = [...box.tiles];
  shuffle(open, tiles);
  return {
    pack: box.hash,
    options: { ...options, variants: [...options.variants] },
    rng: hidden,
    turn: 0,
    phase: 'discovery',
    frames: [{ kind: 'turn' }, { kind: 'discovery', next: 0 }],
    order: [...seats],
    population: 0,
    rebellion: 0,
    surplus: 0,
    bank: bankAtStart(box, options),
    domestic: oneOfEach(),
    export: emptyStock(),
    fees: 0,
    regions: [],
    inPlay: { town: 0, temple: 0, market: 0, port: 0, ship: 0, character: 0, progress: 0 },
    pillaged: [],
    pillagedFlorins: 0,
    used: [],
    units: seats.flatMap((seat) => piecesOf(box, seat, options.players)),
    screens: seats.map(() => screenAtStart(box)),
    objectives: seats.map(() => []),
    common: [],
    discarded: seats.map(() => []),
    seen: [],
    tray: { deck: tossed(box, open, tiles), discards: [] },
    hands: seats.map(() => []),
    evolution: {
      deck: box.pack.cards.map(({ id }) => id),
      row: Array.from({ length: TRACK }, () => null),
      discards: [],
    },
    cards: [],
    discs: seats.map(() => supply.start.discs),
    wheel: [],
    piles: [...supply.explorerPiles],
    trends: [],
    benefactor: seats.map(() => 0),
    crossed: [],
    met: [],
    offers: 0,
    offered: seats.map(() => 0),
    promises: [],
    standing: [],
    granted: [],
    result: null,
  };
}

/** With two players, each owns the pieces of two colours (rulebook 2.0, p. 16). */
function piecesOf(box: Box, owner: number, players: number): Unit[] {
  const { citizens, ships } = box.pack.supply.perPlayer;
  const colours = players === 2 ? 2 : 1;
  const piece = (kind: Unit['kind']): Unit => ({
    owner,
    kind,
    region: -1,
    part: -1,
    place: 'reserve',
    icon: -1,
    engaged: false,
    down: false,
  });
  return [
    ...Array.from({ length: citizens * colours }, () => piece('citizen')),
    ...Array.from({ length: ships * colours }, () => piece('ship')),
  ];
}

function oneOfEach(): Stock {
  const stock = emptyStock();
  for (const resource of RESOURCES) stock[resource] = 1;
  return stock;
}

function screenAtStart(box: Box): Screen {
  return { florins: box.pack.supply.start.florins, cubes: emptyStock(), tokens: 0 };
}

/** The bank: all that is not on the domestic market or behind screens. */
function bankAtStart(box: Box, options: Options): State['bank'] {
  const cubes = emptyStock();
  for (const resource of RESOURCES) cubes[resource] = box.pack.supply.cubes[resource] - 1;
  return { florins: box.florins - box.pack.supply.start.florins * options.players, cubes };
}

/**
 * Lays the start tile with its pieces: ships on the open sea, or citizens in the desert, whose huts are surplus workers
 * from the beginning (rulebook 2.0, p. 3 and 16; ruling 9).
 */
function layStart(box: Box, state: State): void {
  const desert = state.options.variants.includes('desert');
  const { ships, citizens } = box.pack.supply.start;
  layRegion(state, desert ? box.desertSide : box.startSide, 0, 0, 0);
  for (const seat of state.order) {
    for (let placed = 0; placed < (desert ? citizens : ships); placed++) {
      enterMap(defined(state.units[reserveUnit(state, seat, desert ? 'citizen' : 'ship')]), 0, 0);
    }
  }
  state.inPlay = countInPlay(box, state);
  state.population = desert ? citizens * state.order.length : 0;
  state.surplus = sideAt(box, state, 0).huts;
}
