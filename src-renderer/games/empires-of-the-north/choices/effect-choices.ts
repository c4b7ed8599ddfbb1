import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import type { FrameOf } from '#engine/empires-of-the-north/frames.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';
import { locationPlace, shipPlace, tilePlace } from '../board/place-ids.ts';
import { anyLocation } from '../figures.ts';
import { effectSigns } from '../signs/effect-signs.ts';
import { thingIcon } from '../signs/sign.ts';
import type { Table } from '../types.ts';
import { sentence } from '../words/card-text.ts';
import { effectText } from '../words/effect-text.ts';
import { amountWords } from '../words/goods-words.ts';
import { standingOn } from '../words/location-text.ts';
import { t } from '../words/t.ts';
import { cardName, tileName } from '../words/words.ts';
import { withWays, type Choice } from './choice.ts';
import { locationPicture, payWays, raidTargets } from './turn-choices.ts';

/** The choices of an effect that is being resolved, apart from cards of the hand. */
export function effectChoices(table: Table, frame: FrameOf<'effect'>, moves: readonly Move[]): Choice[] {
  const [clause] = frame.todo;
  return [
    ...only(moves, 'choose').map((move) => optionChoice(table, frame, clause, move)),
    ...only(moves, 'declare').map((move) => declareChoice(move)),
    ...payWays(table, only(moves, 'buy'), clause?.do === 'may' ? clause.cost : undefined),
    ...only(moves, 'pick').map((move) => pickChoice(table, clause, move)),
    ...thingChoices(table, [...only(moves, 'assign'), ...only(moves, 'release')]),
    ...only(moves, 'take').map((move) => takeChoice(move)),
    ...moveChoices(table, frame.seat, only(moves, 'move')),
    ...only(moves, 'advance').map((move) => advanceChoice(move)),
    ...raidTargets(table, only(moves, 'raid')),
  ];
}

function optionChoice(
  table: Table,
  frame: FrameOf<'effect'>,
  clause: Effect | undefined,
  move: MoveOf<'choose'>,
): Choice {
  const option = clause?.do === 'one' ? clause.effects[move.option] : undefined;
  const text = option === undefined ? '' : effectText(option, standingOn(table, frame.by));
  const [first] = option === undefined ? [] : effectSigns(option).filter((sign) => 'icon' in sign);
  const picture = first === undefined ? {} : { picture: { of: 'icon', icon: first.icon } as const };
  return { id: keyOf(move), label: sentence(text), ...picture, move, ghost: true };
}

const declareChoice = (move: MoveOf<'declare'>): Choice => ({
  id: keyOf(move),
  label: tileName(move.tile),
  picture: { of: 'icon', icon: move.tile },
  place: tilePlace(move.tile),
  move,
});

/** What becomes of the Location that is picked. */
const HOW: Partial<Record<Effect['do'], 'exhaust' | 'ready' | 'lift' | 'drop'>> = {
  exhaust: 'exhaust',
  ready: 'ready',
  lift: 'lift',
  drop: 'drop',
};

function pickChoice(table: Table, clause: Effect | undefined, move: MoveOf<'pick'>): Choice {
  const card = anyLocation(table.view, move.location)?.card ?? '';
  const how = (clause && HOW[clause.do]) ?? 'pick';
  return {
    id: keyOf(move),
    label: t(`act.pick.${how}`, { card: cardName(card) }),
    picture: locationPicture(table, card),
    place: locationPlace(move.location),
    move,
    ghost: true,
  };
}

/** What is put onto Locations or taken from them: Location by Location where there are several. */
function thingChoices(table: Table, moves: readonly (MoveOf<'assign'> | MoveOf<'release'>)[]): Choice[] {
  const places = byKey(moves, ({ location }) => String(location));
  return [...places].flatMap(([id, there]) => {
    const card = anyLocation(table.view, Number(id))?.card ?? '';
    const ways = there.map((move): Choice => ({
      id: keyOf(move),
      label: t(`act.${move.type}`, { what: amountWords(move.what, 1), card: cardName(card) }),
      picture: { of: 'icon', icon: thingIcon(move.what) },
      place: locationPlace(move.location),
      move,
      ghost: true,
    }));
    if (places.size === 1) return ways;
    const choice = { id: `at ${id}`, label: cardName(card), place: locationPlace(Number(id)) };
    return [withWays({ ...choice, picture: locationPicture(table, card), ask: t('ask.option') }, ways)];
  });
}

const takeChoice = (move: MoveOf<'take'>): Choice => ({
  id: keyOf(move),
  label: t('act.take', { what: amountWords(move.good, 1) }),
  picture: { of: 'icon', icon: move.good },
  move,
});

/** Where a pawn may be moved: pawn by pawn where there are several. */
function moveChoices({ view }: Table, seat: number, moves: readonly MoveOf<'move'>[]): Choice[] {
  const pawns = byKey(moves, ({ pawn }) => String(pawn));
  return [...pawns].flatMap(([pawn, there]) => {
    const ways = there.map((move): Choice => ({
      id: keyOf(move),
      label: t('act.move', { tile: tileName(move.tile) }),
      picture: { of: 'icon', icon: move.tile },
      place: tilePlace(move.tile),
      move,
      ghost: true,
    }));
    const tile = view.players[seat]?.pawns[Number(pawn)]?.tile ?? null;
    if (pawns.size === 1 || tile === null) return ways;
    return [
      {
        id: `pawn ${pawn}`,
        label: t('act.move.pawn', { tile: tileName(tile) }),
        picture: { of: 'icon', icon: 'pawn' },
        place: tilePlace(tile),
        children: ways,
      },
    ];
  });
}

const advanceChoice = (move: MoveOf<'advance'>): Choice => ({
  id: keyOf(move),
  label: t('act.advance', { at: move.ship + 1, ahead: move.ship }),
  picture: { of: 'icon', icon: 'advance' },
  place: shipPlace(move.ship),
  move,
  ghost: true,
});
