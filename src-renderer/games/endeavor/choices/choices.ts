import { NEUTRAL_COLOUR } from '#engine/endeavor/figures/colours.ts';
import { cardPlaces } from '#engine/endeavor/figures/card-limit.ts';
import { buildingOf, packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { ActionMove, Move } from '#engine/endeavor/moves.ts';
import { keyOf, only } from '../../../window/sort.ts';
import { thing } from '../things/names.ts';
import type { Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { buildingName, cardName, cardSymbols, symbolWords } from '../words/words.ts';
import { partChoices, turnChoices } from './action-choices.ts';
import type { Choice, Choices } from './choice.ts';

/** Moves as choices; every move is reached through exactly one. */
export function choicesFrom(table: Table, seat: number, moves: readonly Move[]): Choices {
  const frame = table.view.frames.at(-1);
  const endings = moves.flatMap((move) => ending(table, seat, move));
  if (frame?.kind === 'build') return { layout: 'supply', choices: buildChoices(table, moves), endings };
  if (frame?.kind === 'second') {
    const acts = moves.filter((move): move is ActionMove => 'by' in move && 'at' in move);
    return { layout: 'list', choices: partChoices(table, seat, acts, frame.action), endings };
  }
  if (frame?.kind === 'neutral') {
    const steps = only(moves, 'neutral');
    return { layout: 'list', choices: partChoices(table, NEUTRAL_COLOUR, steps, frame.action), endings };
  }
  return {
    layout: 'list',
    choices: [...turnChoices(table, seat, moves), ...returnChoices(moves), ...discardChoices(table, moves)],
    endings,
  };
}

/** Every kind of building in the supply: what cannot be built now stays in sight and says why. */
function buildChoices(table: Table, moves: readonly Move[]): Choice[] {
  const box = packIndexOf(table.pack);
  const possible = new Set(only(moves, 'build').map(({ building }) => building));
  return table.pack.buildings.map(({ id }, kind) => {
    const move: Move = { type: 'build', building: id };
    const { symbols, glory, action, level } = buildingOf(box, id);
    return {
      id: keyOf(move),
      label: buildingName(id),
      note: list(
        [symbolWords(symbols, glory), action === null ? '' : t(`symbol.${action}`)].filter((part) => part !== ''),
        'unit',
      ),
      detail: t('inspect.building.level', { level, left: table.view.tiles[kind] ?? 0 }),
      picture: { of: 'building', building: id },
      ...(possible.has(id) ? { move } : { impossible: move }),
    };
  });
}

function returnChoices(moves: readonly Move[]): Choice[] {
  return only(moves, 'return').map((move) => ({
    id: keyOf(move),
    label: t('act.return', { building: buildingName(move.building) }),
    picture: { of: 'building', building: move.building },
    thing: thing('building', move.building),
    move,
  }));
}

function discardChoices(table: Table, moves: readonly Move[]): Choice[] {
  return only(moves, 'discard').map((move) => ({
    id: keyOf(move),
    label: cardName(table, move.card),
    note: t('discard.loses', { what: cardSymbols(table, move.card) }),
    picture: { of: 'card', card: move.card },
    thing: thing('card', move.card),
    move,
  }));
}

/** What ends a decision: passing, and dropping what could still be done. */
function ending({ view, pack }: Table, seat: number, move: Move): Choice[] {
  if (move.type === 'done') return [{ id: keyOf(move), label: t(`done.${doneOf(view)}`), move, givesUp: true }];
  if (move.type !== 'pass') return [];
  const player = view.players[seat];
  const places = player === undefined ? { used: 0, most: 0 } : cardPlaces(packIndexOf(pack), player);
  const over = Math.max(0, places.used - places.most);
  const label = t('pass', { discs: player?.harbour ?? 0, over });
  return [{ id: keyOf(move), label, detail: t('pass.why', { over }), move, givesUp: true }];
}

const doneOf = ({ frames }: Table['view']): 'neutral' | 'second' =>
  frames.at(-1)?.kind === 'neutral' ? 'neutral' : 'second';
