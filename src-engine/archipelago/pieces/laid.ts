import { defined } from '../../kernel/defined.ts';
import { hashOfMeaning } from '../../kernel/pack/meaning.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { cardOf, sideOf, type Box } from '../box.ts';
import { FIRST_VOYAGE, type LaidTable } from '../data/laid-tables.ts';
import type { Pack } from '../data/schema.ts';
import type { Options, State } from '../state.ts';

const TABLES: Readonly<Record<NonNullable<Options['laid']>, LaidTable>> = { 'first-voyage': FIRST_VOYAGE };

/** The laid table that is played; undefined where chance lays it. */
export function laidTable({ laid }: Options): LaidTable | undefined {
  return laid === undefined ? undefined : TABLES[laid];
}

/** The hash of what a table lays of a pack: the tiles named, the one the map starts from, and what the objectives want. */
export function pinOf({ start, hexes, objectives, trends }: Pack, table: LaidTable): string {
  const named = new Set([...table.hands.flat(), ...table.next]);
  return hashOfMeaning({
    tiles: [start.openSea, ...hexes.filter(({ sides }) => sides.some(({ id }) => named.has(id)))],
    objectives: table.objectives.map((wanted) => objectives.find(({ id }) => id === wanted)?.victory.kind ?? null),
    trend: trends.some(({ id }) => id === table.trend),
  });
}

/** Why a laid table cannot be played with these options and this pack, or undefined. */
export function laidRefusal({ pack }: Box, options: Options): Refusal | undefined {
  const table = laidTable(options);
  if (table === undefined) return undefined;
  const { players, length, variants } = options;
  const other =
    players < table.players.from || players > table.players.to || length !== 'medium' || variants.length > 0;
  if (other) return refuse('variants', 'laid-otherwise');
  return pinOf(pack, table) === table.lays ? undefined : refuse('variants', 'laid-other-pack');
}

/**
 * Puts the tiles of the hands on top of the tray, lets the seat that comes last in the set-up begin (bots sit last, so that a
 * newcomer sees the first tile laid), and moves the mild cards below those of the track.
 * @param shown how many cards come before the mild ones.
 */
export function layTable(box: Box, state: State, shown: number): void {
  const table = laidTable(state.options);
  if (table === undefined) return;
  state.order = [...state.screens.keys()].reverse();
  putOnTop(box, state.tray.deck, table.hands.slice(0, state.options.players).flat());
  const { deck } = state.evolution;
  const track = deck.splice(-shown);
  const mild = deck.filter((card) => isMild(box, card, table)).slice(-table.mild.cards);
  state.evolution.deck = [...deck.filter((card) => !mild.includes(card)), ...mild, ...track];
}

/** Puts the next tiles on top of the tray once turn 0 is over. */
export function layNextTiles(box: Box, state: State): void {
  const table = laidTable(state.options);
  if (table === undefined) return;
  const left = state.tray.deck.flatMap((side) => sideOf(box, side).faces);
  putOnTop(box, state.tray.deck, table.next.filter((side) => left.includes(side)).slice(0, table.inOrder));
}

function isMild(box: Box, card: string, { mild }: LaidTable): boolean {
  const { domestic, export: exports } = cardOf(box, card).back;
  return !exports.red && !domestic.red && domestic.kind === 'crisis' && domestic.amount >= mild.feeds;
}

/** Puts the tiles of `sides` on top of the deck, the first uppermost, with those sides up. */
function putOnTop(box: Box, deck: string[], sides: readonly string[]): void {
  for (const side of [...sides].reverse()) {
    const { faces } = sideOf(box, side);
    deck.splice(
      deck.findIndex((one) => faces.includes(one)),
      1,
    );
    deck.push(side);
  }
}

/** The objectives to deal from, before they are shuffled. */
export function laidObjectives(deck: readonly string[], options: Options): string[] {
  const table = laidTable(options);
  if (table === undefined) return [...deck];
  return table.objectives.slice(0, options.players).map((id) => defined(deck.find((one) => one === id)));
}
