import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { keyOf, only } from '../../../window/sort.ts';
import { islandLines } from '../board/labels.ts';
import { islandPlace, pilePlace, shipPlace } from '../board/place-ids.ts';
import type { Table } from '../types.ts';
import { cardText, sentence } from '../words/card-text.ts';
import { effectText } from '../words/effect-text.ts';
import { t } from '../words/t.ts';
import { cardName } from '../words/words.ts';
import type { Choice } from './choice.ts';

/** The choices of a voyage: which ship, which island, and what is done there. */
export function seaChoices(table: Table, moves: readonly Move[]): Choice[] {
  return [
    ...only(moves, 'voyage').map((move) => shipChoice(table, move)),
    ...only(moves, 'island').map((move) => islandChoice(table, move)),
    ...only(moves, 'land').map((move) => landChoice(table, move)),
  ];
}

function shipChoice({ view }: Table, move: MoveOf<'voyage'>): Choice {
  const ship = view.queue[move.ship];
  return {
    id: keyOf(move),
    label: t('act.voyage', { at: move.ship + 1 }),
    ...(ship !== undefined && { note: t('board.ship.carries', { fish: ship.fish, raze: ship.raze }) }),
    picture: { of: 'icon', icon: ship?.common === true ? 'common-ship' : 'sail' },
    place: shipPlace(move.ship),
    move,
  };
}

function islandChoice({ view, pack }: Table, move: MoveOf<'island'>): Choice {
  const { pile, island } = move;
  const group = t(`act.group.${pile}`);
  if (island === null) {
    const label = t('act.island.blind', { pile });
    return {
      id: keyOf(move),
      group,
      label,
      picture: { of: 'icon', icon: pile },
      place: pilePlace(pile),
      move,
      confirm: true,
    };
  }
  const box = packIndexOf(pack);
  const card = box.islands.get(island);
  return {
    id: keyOf(move),
    group,
    label: cardName(island),
    ...(card !== undefined && { note: sentence(effectText(card.pillage, undefined)) }),
    picture: { of: 'icon', icon: 'island' },
    place: islandPlace(pile, view[pile].open.indexOf(island)),
    ...(card !== undefined && { detail: islandLines({ box }, island).join(' ') }),
    move,
    ghost: true,
  };
}

function landChoice({ view, pack }: Table, move: MoveOf<'land'>): Choice {
  const frame = view.frames.at(-1);
  const box = packIndexOf(pack);
  const island = frame?.kind === 'landing' ? box.islands.get(frame.island) : undefined;
  const pillage = island === undefined ? '' : sentence(effectText(island.pillage, undefined));
  const conquered = island === undefined ? '' : cardText(cardOf(box, island.id));
  const choice = { id: keyOf(move), picture: { of: 'icon', icon: move.how }, move, ghost: true } as const;
  return move.how === 'pillage'
    ? { ...choice, label: t('act.land.pillage', { what: pillage }) }
    : { ...choice, label: t('act.land.conquer'), note: conquered };
}
