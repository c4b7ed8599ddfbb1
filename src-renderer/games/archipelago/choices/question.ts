import type { Frame, FrameOf } from '#engine/archipelago/frames.ts';
import { CITIZEN_LIMIT, recruitingPrice } from '#engine/archipelago/figures/citizens.ts';
import type { Values } from '../../../i18n/translator.ts';
import { t } from '../words/t.ts';
import { list } from '../words/t.ts';
import { building, cardName, regionName, resource, seatName, type Table } from '../words/words.ts';

/** Who decides what and why: a title, and a sentence under it. */
export type Question = { readonly title: string; readonly why: string };

/** What is asked of `seat`, from the frame on top. */
export function questionFor(table: Table, seat: number | undefined): Question {
  const top = table.view.frames.at(-1);
  if (top === undefined) return { title: t('ask.nothing'), why: '' };
  const who = seat === undefined ? '' : seatName(table.seats, seat);
  const values = { ...valuesOf(table, top), ...effectValues(table, top), seat: who };
  return { title: t(`frame.${top.kind}`, values), why: t(`frame.${top.kind}.why`, values) };
}

/** The figures of a frame, in words. */
function valuesOf(table: Table, frame: Frame): Values {
  switch (frame.kind) {
    case 'harvest':
      return { resource: resource(frame.resource), done: frame.done };
    case 'domestic-crisis':
      return { resource: resource(frame.resource), amount: frame.amount, owed: frame.owed };
    case 'export-crisis':
      return { resource: resource(frame.resource), missing: frame.missing };
    case 'payment':
      return {
        owed: list(
          frame.owed.map((one) => t('cubes.some', { n: 1, resource: resource(one) })),
          'unit',
        ),
      };
    case 'transaction':
      return { left: frame.left, market: frame.market ?? 'any' };
    case 'disembark':
      return { region: regionName(table, frame.region), left: frame.left };
    case 'finds':
      return { region: regionName(table, frame.region), sent: sentWord(frame.sent) };
    case 'bids':
      return { again: frame.again };
    case 'order':
      return { n: frame.named.length + 1 };
    case 'round':
      return { disc: frame.disc };
    case 'objectives':
      return { spare: frame.spare };
    case 'exploration':
      return { taken: frame.hex !== null };
    case 'recruitment':
      return {
        price: recruitingPrice(table, table.view),
        surplus: table.view.surplus,
        left: frame.left,
        free: frame.free,
      };
    case 'migration':
      return { roads: frame.roads, most: CITIZEN_LIMIT };
    case 'construction':
      return { only: frame.only === null ? 'none' : list(frame.only.map(builtWord)) };
    case 'purchase':
      return { bought: frame.bought, turns: frame.turns };
    default:
      return {};
  }
}

const builtWord = (kind: NonNullable<FrameOf<'construction'>['only']>[number]): string =>
  kind === 'ship' ? t('unit.ship') : building(kind);

/** Whether the cube for the market is still to be chosen, lies there, or found no room. */
function sentWord(sent: FrameOf<'finds'>['sent']): string {
  if (sent === null) return 'first';
  return sent === 'none' ? 'none' : 'sent';
}

/** The figures of what a card or another player asks for, in words; `other` is who stands on the far side of it. */
function effectValues(table: Table, frame: Frame): Values {
  const name = (seat: number): string => seatName(table.seats, seat);
  switch (frame.kind) {
    case 'permission':
      return { other: name(frame.seat), resource: resource(frame.resource) };
    case 'effects':
    case 'branch':
      return { card: cardName(table.pack, frame.card) };
    case 'search':
      return { n: frame.cards.length, wanted: frame.wanted };
    case 'target':
      return { what: frame.what, amount: frame.amount };
    case 'spy':
      return { chosen: frame.of >= 0, other: frame.of >= 0 ? name(frame.of) : '' };
    case 'give':
      return { other: name(frame.to) };
    case 'fists':
      return { closed: frame.closed, other: name(frame.closed ? frame.seat : frame.to) };
    case 'pillage':
      return { left: frame.left, cubes: frame.cubes };
    case 'launch':
      return { most: frame.atMost < table.view.regions.length ? frame.atMost : 0 };
    case 'offer':
      return { other: name(frame.from) };
    default:
      return {};
  }
}
