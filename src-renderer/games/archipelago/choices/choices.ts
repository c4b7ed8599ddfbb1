import type { Move } from '#engine/archipelago/moves.ts';
import { t } from '../words/t.ts';
import type { Table } from '../words/words.ts';
import { actionChoices, tradeChoices } from './action-choices.ts';
import { buildChoices } from './build-choices.ts';
import type { Choice, Choices } from './choice.ts';
import { deployChoices, growthChoices, migrationChoices, tileChoices } from './map-choices.ts';
import { effectChoices } from './card-choices.ts';
import { paymentChoices } from './payment-choices.ts';
import { crisisChoices } from './crisis-choices.ts';
import { cardChoices, findChoices, orderChoices } from './phase-choices.ts';
import { roundChoices } from './round-choices.ts';
import { talkChoices } from './deal-choices.ts';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import { keyOf } from '../../../window/sort.ts';
import type { Own } from '../own.ts';

/** Moves that end something; they stand apart, below the rest. */
const ENDINGS = ['accept', 'done', 'end-round', 'take-hex', 'refuse-hex', 'discard-hex', 'look'] as const;
/** Endings that ask once more. */
const GRAVE: readonly string[] = ['discard-hex'];
/** Endings that pass or give something up: nothing asks for them. */
const GIVING_UP: readonly string[] = ['done', 'refuse-hex', 'discard-hex'];
/** Endings that ask for attention. */
const MAIN: readonly string[] = ['accept', 'take-hex'];

function ending(table: Table, seat: number, move: Move, frame: string): Choice[] {
  const type = ENDINGS.find((name) => name === move.type);
  if (type === undefined) return [];
  if (type === 'end-round') return [roundEnding(table, seat, move)];
  const label = type === 'done' ? doneLabel(frame) : t(`ending.${type}`);
  const gives = GIVING_UP.includes(type) ? { givesUp: true as const } : {};
  const main = MAIN.includes(type) ? { main: true as const } : {};
  const [confirm, priced] = [GRAVE.includes(type), type === 'accept'];
  return [{ id: keyOf(move), label, move, detail: t(`ending.${type}.why`), confirm, priced, ...gives, ...main }];
}

/** Ending a round in which nothing was done gives up the rest of the turn, so it is called passing, and asks. */
function roundEnding({ view, pack }: Table, seat: number, move: Move): Choice {
  const top = view.frames.at(-1);
  const untouched = top?.kind === 'round' && !top.disc && !top.card && !top.building;
  const discs = discsLeft(packIndexOf(pack), view, seat);
  const words = untouched ? 'ending.pass' : 'ending.end-round';
  return {
    id: keyOf(move),
    label: t(words, { discs }),
    detail: t(`${words}.why`, { discs }),
    move,
    confirm: untouched,
    givesUp: true,
  };
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
  if (has('build') || has('build-ship')) return 'works';
  if (has('name-next') || has('target') || has('spy')) return 'row';
  if (has('vote-trend') || has('give-cube') || has('choose-harvest')) return 'pairs';
  return 'list';
}

/**
 * Moves sorted into choices a person can survey. Every move is reachable: `movesOf` over the result gives all of `moves` back,
 * those that cost cubes once for each way to pay them.
 * @param own what the seat sees of its own, while it is open: then only what it can pay is listed, and no way of paying is asked for
 */
export function choicesFrom(table: Table, seat: number, moves: readonly Move[], own?: Own): Choices {
  const frame = table.view.frames.at(-1)?.kind ?? '';
  const sorted: Choice[] = [
    ...tileChoices(table, moves),
    ...findChoices(table, moves),
    ...growthChoices(table, seat, moves),
    ...orderChoices(table, moves),
    ...crisisChoices(table, seat, moves),
    ...talkChoices(table, moves),
    ...actionChoices(table, seat, moves),
    ...roundChoices(table, seat, moves),
    ...effectChoices(table, moves),
    ...deployChoices(table, seat, moves),
    ...tradeChoices(table, moves),
    ...migrationChoices(table, seat, moves),
    ...buildChoices(table, moves, own),
    ...paymentChoices(table, moves, own),
    ...cardChoices(table, moves),
  ];
  return {
    layout: layoutOf(moves),
    choices: sorted,
    endings: moves.flatMap((move) => ending(table, seat, move, frame)),
  };
}
