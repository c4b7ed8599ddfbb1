/** Names of things on the table: clans for seats, `whetstone#2` for the second of two, `ulaf common+fish` for a ship. */
import type { Good, Goods } from '#engine/empires-of-the-north/data/schema.ts';
import { GOODS } from '#engine/empires-of-the-north/data/goods.ts';
import type { Location, Ship, State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** The clan of a seat. */
export const clanOf = ({ options }: State, seat: Seat): string => elementAt(options.seats, seat).clan;

/** The seat of a clan. @throws Error if nobody plays it */
export function seatOf({ options }: State, clan: string): Seat {
  const seat = options.seats.findIndex((one) => one.clan === clan);
  if (seat < 0) throw new Error(`nobody plays ${clan}`);
  return seat;
}

/** What a Location is called: its card, with a number from the second of the same card on. */
export function nameOf(empire: readonly Location[], { id, card }: Location): string {
  const number = empire.filter((one) => one.card === card).findIndex((one) => one.id === id) + 1;
  return number > 1 ? `${card}#${number}` : card;
}

/** The Location with this name. @throws Error if there is none */
export function locationNamed(state: State, seat: Seat, name: string): Location {
  const { empire } = elementAt(state.players, seat);
  const found = empire.find((one) => nameOf(empire, one) === name);
  if (found === undefined) throw new Error(`there is no ${name} of ${clanOf(state, seat)}`);
  return found;
}

/** The name of the Location with this id, whoever has it. */
export function nameById(state: State, id: number): string {
  for (const { empire } of state.players) {
    const found = empire.find((one) => one.id === id);
    if (found !== undefined) return nameOf(empire, found);
  }
  return `no Location ${id}`;
}

/** `ulaf common+fish+raze`. */
export function shipName(state: State, { seat, common, fish, raze }: Ship): string {
  return `${clanOf(state, seat)}${common ? ' common' : ''}${fish ? '+fish' : ''}${raze ? '+raze' : ''}`;
}

/** Reads what `shipName` writes. */
export function shipOf(state: State, name: string): Ship {
  const [owner = '', ...load] = name.split('+');
  const [clan = '', common] = owner.split(' ');
  return {
    seat: seatOf(state, clan),
    common: common === 'common',
    fish: load.includes('fish'),
    raze: load.includes('raze'),
  };
}

/** `wood wood gold` of amounts in the order of the goods. */
export const goodsNamed = (amounts: readonly number[]): string[] =>
  GOODS.flatMap((good, at) => Array.from({ length: amounts[at] ?? 0 }, () => good));

/** Amounts by good of a list of goods, each as often as it is meant. @throws Error for what is none */
export function goodsIn(words: readonly string[]): Goods {
  const goods: Partial<Record<Good, number>> = {};
  for (const word of words) {
    const good = GOODS.find((one) => one === word);
    if (good === undefined) throw new Error(`${word} is no good`);
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return goods;
}

/** Amounts in the order of the goods. */
export const amountsOf = (goods: Goods): number[] => GOODS.map((good) => goods[good] ?? 0);
