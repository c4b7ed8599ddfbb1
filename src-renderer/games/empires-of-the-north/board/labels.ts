import type { BoardTable, PlaceId } from '../../../board/board.ts';
import { cardOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { cardsOf } from '../figures.ts';
import { factsOf } from '../panels/facts.ts';
import { actingAs, cardLines, faceTexts, sentence } from '../words/card-text.ts';
import { effectText } from '../words/effect-text.ts';
import { amountWords } from '../words/goods-words.ts';
import { list, t } from '../words/t.ts';
import { cardName, cardsWords, clanName, seatName, tileName } from '../words/words.ts';
import type { Held, LocationModel } from './locations.ts';
import type { BoardModel } from './model.ts';
import { placeOf, type Where } from './place-ids.ts';

/** What words about the table are made from. */
type Table = BoardTable<{ view: View; pack: Pack; move: Move }>;

/** A place with what lies there, as it is read out; nothing for a name that none of its places has. */
export function placeLabel(table: Table, model: BoardModel, id: PlaceId): string {
  const where = placeOf(id);
  if (where === undefined) return '';
  const [caption, note] = [captionOf(table, model, where), noteOf(table, model, where)];
  const said = [caption, note].filter((part) => part !== undefined && part !== '').join('. ');
  // What a small empire shows in signs.
  return where.kind === 'empire' ? [said, ...factsOf(table, where.seat)].join(' ') : said;
}

/** The name of a place alone. */
export function placeCaption(table: Table, model: BoardModel, id: PlaceId): string | undefined {
  const where = placeOf(id);
  return where && captionOf(table, model, where);
}

/** What a place does, and what lies there. */
export function placeNote(table: Table, model: BoardModel, id: PlaceId): string | undefined {
  const where = placeOf(id);
  return where && noteOf(table, model, where);
}

function captionOf({ seats, view }: Table, model: BoardModel, where: Where): string | undefined {
  switch (where.kind) {
    case 'tile':
      return tileName(where.tile);
    case 'island': {
      const island = view[where.pile].open[where.at] ?? null;
      return island === null ? t('board.taken', { pile: where.pile }) : cardName(island);
    }
    case 'pile':
      return t('board.pile', { pile: where.pile, left: view[where.pile].left });
    case 'discard':
      return t('board.discard', { pile: where.pile, n: view[where.pile].discard.length });
    case 'ship': {
      const ship = view.queue[where.at];
      return ship && t('board.ship', { seat: seatName(seats, ship.seat), common: ship.common, at: where.at + 1 });
    }
    case 'location': {
      const found = locationIn(model, where.id);
      return found && cardName(found.card);
    }
    case 'empire':
      return t('board.empire', {
        seat: seatName(seats, where.seat),
        clan: clanName(view.players[where.seat]?.clan ?? ''),
      });
  }
}

function noteOf(table: Table, model: BoardModel, where: Where): string | undefined {
  const { seats, view } = table;
  switch (where.kind) {
    case 'tile': {
      const pawns = model.tiles.find(({ tile }) => tile === where.tile)?.pawns ?? [];
      const who = pawns.map(({ seat, exhausted }) => t('board.pawn', { seat: seatName(seats, seat), exhausted }));
      return list([t(`board.tile.${where.tile}`), ...who], 'unit');
    }
    case 'island': {
      const island = view[where.pile].open[where.at] ?? null;
      return island === null ? undefined : islandLines(model, island).join(' ');
    }
    case 'discard': {
      const { discard } = view[where.pile];
      return discard.length === 0 ? undefined : cardsWords(discard);
    }
    case 'ship': {
      const ship = view.queue[where.at];
      return ship && t('board.ship.carries', { fish: ship.fish, raze: ship.raze });
    }
    case 'location': {
      const found = locationIn(model, where.id);
      return found && locationNote(table, model, found);
    }
    case 'empire': {
      const player = view.players[where.seat];
      const large = model.empires.some((empire) => empire.seat === where.seat && empire.large);
      return player && t('board.empire.holds', { n: cardsOf(player), passed: player.passed, large });
    }
    case 'pile':
      return undefined;
  }
}

const locationIn = ({ empires }: BoardModel, id: number): LocationModel | undefined => {
  for (const { locations } of empires) for (const location of locations) if (location.id === id) return location;
  return undefined;
};

/** An island in sentences: what pillage gives, what it is once conquered. */
export function islandLines({ box }: Pick<BoardModel, 'box'>, id: string): string[] {
  const island = box.islands.get(id);
  if (island === undefined) return [];
  const conquered = cardLines(cardOf(box, id));
  return [
    t('board.island.pillage', { what: sentence(effectText(island.pillage, undefined)) }),
    t('board.island.conquer', { what: conquered.length === 0 ? t('kind.plain', { n: 1 }) : conquered.join(' ') }),
  ];
}

function locationNote({ view }: Table, { box }: BoardModel, location: LocationModel): string {
  const { face, copy, ready, tucked, held, card } = location;
  const original = copy ? originalOf(view, location.id) : undefined;
  const parts = [
    ...(original === undefined ? [] : [t('board.location.copies', { card: cardName(original) })]),
    ...(copy && original === undefined ? [t('board.location.empty')] : []),
    ...(face.kind === 'copy' ? [] : faceTexts(face, actingAs(cardOf(box, card), face)).map(sentence)),
    ...(face.kind === 'plain' ? [t('board.location.plain')] : []),
    ...(face.kind === 'action' ? [t('board.location.state', { ready })] : []),
    ...(tucked.length === 0 ? [] : [t('board.location.tucked', { cards: cardsWords(tucked) })]),
    ...(held.length === 0 ? [] : [t('board.location.held', { what: heldWords(held) })]),
    ...(cardOf(box, card).clan === null ? [t('board.location.island')] : []),
  ];
  return parts.join(' ');
}

/** The card a Copy has the effect of; undefined once that has left. */
function originalOf({ players }: View, id: number): string | undefined {
  const all = players.flatMap(({ empire }) => empire);
  const { copies } = all.find((location) => location.id === id) ?? {};
  return all.find((location) => location.id === copies)?.card;
}

const heldWords = (held: readonly Held[]): string =>
  list(held.map(({ icon, n }) => (icon in HELD ? amountWords(icon as keyof typeof HELD, n) : String(n))));
const HELD = { food: 1, wood: 1, stone: 1, sheep: 1, fish: 1, gold: 1, raze: 1, worker: 1 } as const;
