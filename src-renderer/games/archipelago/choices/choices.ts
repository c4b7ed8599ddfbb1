import type { Move } from '#engine/archipelago/moves.ts';
import { t } from '../words/t.ts';
import type { Table } from '../words/words.ts';
import { actionChoices, buildChoices, tradeChoices } from './action-choices.ts';
import type { Choice, Choices } from './choice.ts';
import { deployChoices, growthChoices, migrationChoices, tileChoices } from './map-choices.ts';
import { effectChoices } from './card-choices.ts';
import { cardChoices, crisisChoices, findChoices, orderChoices, paymentChoices } from './phase-choices.ts';
import { roundChoices } from './round-choices.ts';
import { talkChoices } from './deal-choices.ts';
import { keyOf } from '../../../window/sort.ts';

/** Moves that end something; they stand apart, below the rest. */
const ENDINGS = ['accept', 'done', 'end-round', 'take-hex', 'refuse-hex', 'discard-hex', 'look'] as const;
/** Endings that uncover something or give something up. */
const GRAVE: readonly string[] = ['discard-hex'];

function ending(move: Move, frame: string): Choice[] {
  const type = ENDINGS.find((name) => name === move.type);
  if (type === undefined) return [];
  const label = type === 'done' ? doneLabel(frame) : t(`ending.${type}`);
  return [{ id: keyOf(move), label, move, detail: t(`ending.${type}.why`), confirm: GRAVE.includes(type) }];
}

function doneLabel(frame: string): string {
  if (frame === 'domestic-crisis' || frame === 'export-crisis') return t('ending.done.crisis');
  if (frame === 'search' || frame === 'expulsion') return t(`ending.done.${frame}`);
  return t('ending.done');
}

function layoutOf(moves: readonly Move[]): string {
  const has = (type: Move['type']): boolean => moves.some((move) => move.type === type);
  if (has('trade')) return 'trades';
  if (has('act')) return 'actions';
  if (has('buy') || has('rotate')) return 'cards';
  if (has('vote-trend') || has('give-cube') || has('choose-harvest')) return 'pairs';
  return 'list';
}

/**
 * Moves sorted into choices a person can survey. Every move is reachable through exactly one choice: `movesOf` over the
 * result gives all of `moves` back.
 */
export function choicesFrom(table: Table, seat: number, moves: readonly Move[]): Choices {
  const frame = table.view.frames.at(-1)?.kind ?? '';
  const sorted: Choice[] = [
    ...tileChoices(table, moves),
    ...findChoices(table, moves),
    ...growthChoices(table, seat, moves),
    ...orderChoices(table, moves),
    ...crisisChoices(table, moves),
    ...talkChoices(table, moves),
    ...actionChoices(table, seat, moves),
    ...roundChoices(table, seat, moves),
    ...effectChoices(table, moves),
    ...deployChoices(table, seat, moves),
    ...tradeChoices(table, moves),
    ...migrationChoices(table, seat, moves),
    ...buildChoices(table, moves),
    ...paymentChoices(table, moves),
    ...cardChoices(table, moves),
  ];
  return { layout: layoutOf(moves), choices: sorted, endings: moves.flatMap((move) => ending(move, frame)) };
}
