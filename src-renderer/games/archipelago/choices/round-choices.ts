import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { CARD_FEE } from '#engine/archipelago/figures/prices.ts';
import { BUILDING_CUBES, BUILDING_FEE, marketOf } from '#engine/archipelago/figures/use-building.ts';
import { thing } from '../things/names.ts';
import { t } from '../words/t.ts';
import { building, cardName, cubes, regionName, seatName, spotWords, type Table } from '../words/words.ts';
import { cardCost } from '../panels/goals/cards.ts';
import { placeId } from '../board/places.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';
import type { Card } from '#engine/archipelago/data/schema.ts';

/** What a round holds besides the wheel: cards, wonders, ports and markets, each kind behind one choice. */
export function roundChoices({ table, seat, moves }: Asked<FrameOf<'round'>>): Choice[] {
  return [
    ...gathered('cards', useChoices(table, seat, only(moves, 'use-card'))),
    ...gathered('wonders', wonderChoices(table, seat, only(moves, 'build-wonder'))),
    ...gathered('buildings', buildingChoices(table, only(moves, 'use-building'))),
  ];
}

const KINDS = {
  cards: { ask: 'ask.which-card', icon: 'character' },
  wonders: { ask: 'ask.which-wonder', icon: 'medal' },
  buildings: { ask: 'ask.which-building', icon: 'port' },
} as const;

function gathered(kind: keyof typeof KINDS, children: readonly Choice[]): Choice[] {
  if (children.length === 0) return [];
  const { ask, icon } = KINDS[kind];
  return [
    {
      id: kind,
      label: t(`choice.${kind}`),
      detail: t(`choice.${kind}.why`, { fee: BUILDING_FEE, n: BUILDING_CUBES }),
      picture: { of: 'icon', icon },
      ask: t(ask),
      reach: kind === 'buildings',
      children,
    },
  ];
}

const cardOf = (table: Table, id: string): Card | undefined => table.pack.cards.find((card) => card.id === id);

/** The cards that can be used, one’s own first; a card that can be paid in several ways asks for the way. */
function useChoices(table: Table, seat: number, moves: readonly MoveOf<'use-card'>[]): Choice[] {
  const owner = (card: string): number => table.view.cards.find((held) => held.card === card)?.owner ?? seat;
  const away = (card: string): number => (owner(card) - seat + table.seats.length) % table.seats.length;
  const cards = [...byKey(moves, ({ card }) => card)].sort(([one], [other]) => away(one) - away(other));
  return cards.flatMap(([id, ways]): Choice[] => {
    const card = cardOf(table, id);
    if (card === undefined) return [];
    const name = seatName(table.seats, owner(id));
    const mine = owner(id) === seat;
    const shared = {
      label: t('choice.use-card', { card: cardName(table.pack, id) }),
      note: priced(card, mine ? undefined : name),
      group: mine ? t('choice.own-cards') : t('choice.others-cards', { owner: name }),
      picture: { of: 'icon', icon: card.kind } as const,
      thing: thing('card', id),
    };
    const [first, ...rest] = ways;
    if (first === undefined) return [];
    if (rest.length === 0) return [{ ...shared, ...used(table, card, first, mine ? undefined : name) }];
    const children = ways.map((move) => payWay(table, card, move, mine ? undefined : name));
    return [{ ...shared, id: `card:${id}`, ask: t('ask.which-payment'), children }];
  });
}

/** What a card costs, its owner’s florin included where it is another player’s. */
function priced(card: Card, owner: string | undefined, set?: number): string {
  const cost = cardCost(card, set);
  if (owner === undefined) return t('choice.use-card.cost', { cost });
  return t('choice.use-card.fee', { cost: cost === t('price.nothing') ? 'none' : cost, fee: CARD_FEE, owner });
}

function used(table: Table, card: Card, move: MoveOf<'use-card'>, owner: string | undefined) {
  const set = card.cost.choice === undefined ? undefined : move.choice;
  const detail = t('choice.use-card.do', { card: cardName(table.pack, card.id), cost: priced(card, owner, set) });
  return { id: keyOf(move), detail, move, priced: true, confirm: true };
}

function payWay(table: Table, card: Card, move: MoveOf<'use-card'>, owner: string | undefined): Choice {
  const label = t('choice.use-card.paid', { cubes: cubes(card.cost.choice?.[move.choice] ?? {}) });
  return { ...used(table, card, move, owner), label, thing: thing('card', card.id) };
}

/** The wonders that can be built, then the citizen that goes there. */
function wonderChoices(table: Table, seat: number, moves: readonly MoveOf<'build-wonder'>[]): Choice[] {
  return [...byKey(moves, ({ card }) => card)].flatMap(([id, ways]) => {
    const card = cardOf(table, id);
    if (card === undefined) return [];
    const name = cardName(table.pack, id);
    return [
      {
        id: `wonder:${id}`,
        label: t('choice.build-wonder', { card: name }),
        note: cardCost(card),
        picture: { of: 'icon', icon: 'medal' } as const,
        thing: thing('card', id),
        ask: t('ask.who-mans', { card: name }),
        children: ways.map((move) => manChoice(table, seat, card, move)),
      },
    ];
  });
}

function manChoice(table: Table, seat: number, card: Card, move: MoveOf<'build-wonder'>): Choice {
  const from = spotWords(table, move.from);
  return {
    id: keyOf(move),
    label: t('choice.wonder-from', { from }),
    detail: t('choice.build-wonder.do', { card: cardName(table.pack, card.id), from }),
    picture: { of: 'unit', kind: 'citizen', seat },
    thing: thing('card', card.id),
    place: placeId({ spot: move.from, kind: 'citizen', seat }),
    priced: true,
    move,
    confirm: true,
  };
}

/** Ports and markets to use for a fee, here or on the map. */
function buildingChoices(table: Table, moves: readonly MoveOf<'use-building'>[]): Choice[] {
  return moves.map((move) => {
    const { region, building: kind } = move;
    const part = table.view.regions[region]?.[kind] ?? 0;
    return {
      id: keyOf(move),
      label: t('choice.use-building', { building: building(kind), region: regionName(table, region) }),
      detail: t('choice.use-building.why', { market: marketOf(kind), fee: BUILDING_FEE, n: BUILDING_CUBES }),
      picture: { of: 'building', building: kind },
      place: placeId({ spot: { region, part, place: kind } }),
      priced: true,
      move,
    };
  });
}
