import type { Frame } from '#engine/empires-of-the-north/frames.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { keyOf, only } from '../../../window/sort.ts';
import { locationPlace } from '../board/place-ids.ts';
import { anyLocation, faceOf } from '../figures.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Table } from '../types.ts';
import { locationText } from '../words/location-text.ts';
import { t } from '../words/t.ts';
import { cardName } from '../words/words.ts';
import type { Choice, Choices } from './choice.ts';
import { effectChoices } from './effect-choices.ts';
import { handChoices } from './hand-choices.ts';
import { seaChoices } from './sea-choices.ts';
import { doChoice, isOpenDo } from './tile-choices.ts';
import { locationPicture, payWays, turnChoices } from './turn-choices.ts';

/** Moves as choices; those that name a card of the hand are there only while its owner has it open. */
export function choicesFrom(table: Table, seat: number, moves: readonly Move[]): Choices {
  const frame = table.view.frames.at(-1);
  const choices = [...openChoices(table, seat, frame, moves), ...handChoices(table, moves)];
  return {
    layout: frame?.kind === 'turn' ? 'turn' : 'list',
    choices,
    endings: moves.flatMap((move) => ending(frame, move)),
  };
}

/** The choices that name nothing hidden. */
function openChoices(table: Table, seat: number, frame: Frame | undefined, moves: readonly Move[]): Choice[] {
  switch (frame?.kind) {
    case 'turn':
      return turnChoices(table, seat, moves);
    case 'tile':
      return moves.filter(isOpenDo).map((move) => doChoice(table, move));
    case 'effect':
      return effectChoices(table, frame, moves);
    case 'specials':
    case 'storage':
      return [...only(moves, 'next').map((move) => nextChoice(table, move)), ...payChoices(table, frame, moves)];
    default:
      return seaChoices(table, moves);
  }
}

/** Which of several own cards comes next. */
function nextChoice(table: Table, move: MoveOf<'next'>): Choice {
  const location = anyLocation(table.view, move.location);
  const card = location?.card ?? '';
  return {
    id: keyOf(move),
    label: cardName(card),
    ...(location !== undefined && { note: locationText(table, location) }),
    picture: locationPicture(table, card),
    place: locationPlace(move.location),
    move,
  };
}

/** What a Special costs that answers only for a price. */
function payChoices(table: Table, frame: Frame, moves: readonly Move[]): Choice[] {
  const [first] = frame.kind === 'specials' ? frame.waiting : [];
  const location = first && anyLocation(table.view, first.location);
  const face = location && faceOf(packIndexOf(table.pack), table.view, location);
  const trigger = face?.kind === 'special' ? face.triggers[first?.trigger ?? 0] : undefined;
  return payWays(table, only(moves, 'buy'), trigger?.cost);
}

/** What ends a decision: passing, and dropping what could still be done. */
function ending(frame: Frame | undefined, move: Move): Choice[] {
  if (move.type === 'pass') return [{ id: keyOf(move), label: t('pass'), detail: t('pass.why'), move, givesUp: true }];
  if (move.type !== 'done') return [];
  const of = frame?.kind === 'tile' || frame?.kind === 'specials' ? frame.kind : 'effect';
  const label = t(`done.${of}`);
  return [{ id: keyOf(move), label, move, givesUp: true, ...(of === 'tile' && { detail: t('done.tile.why') }) }];
}
