import { discsIn } from '#engine/endeavor/figures/presence.ts';
import { wouldGovern } from '#engine/endeavor/figures/governor.ts';
import type { ActionMove, Move, MoveOf } from '#engine/endeavor/moves.ts';
import { cardOf, packIndexOf } from '#engine/endeavor/pack-index.ts';
import { keyOf } from '../../../window/sort.ts';
import type { ThingId } from '../../../window/types.ts';
import { cityPlace, shipPlace, stackPlace } from '../board/place-ids.ts';
import { thing } from '../things/names.ts';
import type { Picture, Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import {
  buildingName,
  cardName,
  cardSymbols,
  cityName,
  ownerName,
  regionName,
  sourceName,
  stackName,
  tokenName,
} from '../words/words.ts';
import type { Choice } from './choice.ts';

type Target = Pick<Choice, 'label' | 'note' | 'place' | 'thing' | 'picture'>;

/** Where an action goes, and what lies there: its place on the chart, or the building or card it is about. */
export function targetOf(table: Table, seat: number, type: ActionMove['type'], at: string): Target {
  switch (type) {
    case 'ship':
      return {
        label: t('act.ship', { region: regionName(at) }),
        note: shipNote(table, seat, at),
        place: shipPlace(at),
      };
    case 'occupy':
      return { label: t('act.occupy', { city: cityName(at) }), note: cityNote(table, at), place: cityPlace(at) };
    case 'attack':
      return { label: t('act.attack', { city: cityName(at) }), note: ownerNote(table, at), place: cityPlace(at) };
    case 'draw':
      return drawTarget(table, at);
    case 'pay':
      return {
        label: t('act.pay', { building: buildingName(at) }),
        picture: { of: 'building', building: at },
        thing: thing('building', at),
      };
  }
}

/** The token on the next berth, and who would be governor if that opened the region. */
function shipNote(table: Table, seat: number, region: string): string {
  const { view, pack } = table;
  const box = packIndexOf(pack);
  const at = box.regionAt.get(region) ?? -1;
  const { berths = 0, firstSpace = 0 } = box.regions[at] ?? {};
  const shipped = view.ships[at]?.length ?? 0;
  if (shipped >= berths) return t('act.ship.beside');
  const kind = view.spaces[firstSpace + shipped] ?? -1;
  const token = box.tokens[kind];
  const governor = shipped + 1 === berths ? wouldGovern(box, view, at, seat) : undefined;
  return list(
    [
      ...(token === undefined ? [] : [t('token.one', { token: tokenName(token.id) })]),
      t('act.ship.left', { left: berths - shipped - 1 }),
      ...(governor === undefined ? [] : [t('act.ship.governor', { seat: ownerName(table, governor) })]),
    ],
    'unit',
  );
}

/** The token in a free city, and its glory where it is more than usual. */
function cityNote({ view, pack }: Table, id: string): string {
  const box = packIndexOf(pack);
  const city = box.cities[box.cityAt.get(id) ?? -1];
  const token = city === undefined ? undefined : box.tokens[view.spaces[city.space] ?? -1];
  return list(
    [
      ...(token === undefined ? [] : [t('token.one', { token: tokenName(token.id) })]),
      ...(city !== undefined && city.glory > 1 ? [t('symbols.glory', { n: city.glory })] : []),
    ],
    'unit',
  );
}

function ownerNote(table: Table, id: string): string {
  const owner = table.view.cities[packIndexOf(table.pack).cityAt.get(id) ?? -1] ?? -1;
  return t('act.attack.from', { seat: ownerName(table, owner) });
}

function drawTarget(table: Table, stack: string): Target {
  const top = table.view.stacks[packIndexOf(table.pack).stackAt.get(stack) ?? -1]?.[0];
  const place = stackPlace(stack);
  if (top === undefined) return { label: t('act.draw.empty', { stack: stackName(stack) }), place };
  return {
    label: t('act.draw', { card: cardName(table, top) }),
    note: cardSymbols(table, top),
    place,
    thing: thing('card', top),
  };
}

/** How many discs a card asks for and how many a colour has there, in words. */
export function discsWords({ view, pack }: Table, colour: number, card: string): string {
  const box = packIndexOf(pack);
  const { number, stack } = cardOf(box, card);
  const region = box.stacks[stack]?.region ?? 0;
  return t('card.needs', { needs: number ?? 0, has: discsIn(box, view, colour, region) });
}

/** The choices of a turn: everything an action can be done by, with all it can be done to; the chart reaches through. */
export function turnChoices(table: Table, seat: number, moves: readonly Move[]): Choice[] {
  const acts = moves.filter((move): move is ActionMove => 'by' in move && 'at' in move);
  const idle = moves.filter((move): move is MoveOf<'idle'> => move.type === 'idle');
  // What nothing can be done with comes last.
  const sources = [...new Set([...acts, ...idle].map(({ by }) => by))].sort(
    (one, other) => Number(isIdle(acts, one)) - Number(isIdle(acts, other)),
  );
  return sources.map((by) => {
    const own = acts.filter((move) => move.by === by);
    return {
      id: `by ${by}`,
      label: sourceName(table, by),
      note: own.length === 0 ? t('act.nothing') : kindsOf(own),
      picture: sourcePicture(table, by),
      thing: thingOf(table, by),
      ask: t('ask.where', { by: sourceName(table, by) }),
      reach: own.length > 0,
      ...(isIdle(acts, by) && { idle: true }),
      children: [
        ...own.map((move): Choice => ({
          id: keyOf(move),
          ...targetOf(table, seat, move.type, move.at),
          move,
          ghost: true,
        })),
        ...idle
          .filter((move) => move.by === by)
          .map((move): Choice => ({
            id: keyOf(move),
            label: t('act.idle'),
            note: t('act.idle.why'),
            move,
            givesUp: true,
            idle: true,
          })),
      ],
    };
  });
}

/** Whether an action can be done with nothing by a disc or token. */
const isIdle = (acts: readonly ActionMove[], by: string): boolean => !acts.some((move) => move.by === by);

const kindsOf = (moves: readonly ActionMove[]): string =>
  list([...new Set(moves.map(({ type }) => t(`action.${type}`)))], 'disjunction');

/** The name of a building or a token as a thing. */
const thingOf = ({ pack }: Table, by: string): ThingId =>
  packIndexOf(pack).buildings.has(by) ? thing('building', by) : thing('token', by);

/** The picture of a building or a token. */
export function sourcePicture({ pack }: Table, by: string): Picture {
  return packIndexOf(pack).buildings.has(by) ? { of: 'building', building: by } : { of: 'token', token: by };
}

/** The choices of a second part, or for the neutral colour: one for each thing it can be done to. */
export function partChoices(
  table: Table,
  colour: number,
  moves: readonly (ActionMove | MoveOf<'neutral'>)[],
  action: ActionMove['type'],
): Choice[] {
  return moves.map((move) => ({ id: keyOf(move), ...targetOf(table, colour, action, move.at), move, ghost: true }));
}
