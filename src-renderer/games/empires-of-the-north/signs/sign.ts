import { GOODS, type Good, type Goods, type Thing } from '#engine/empires-of-the-north/data/schema.ts';
import type { IconName } from '../icons/icons.ts';

/** One sign of a card: an icon, with a figure where there is more than one of it, or a mark between icons. */
export type Sign = { readonly icon: IconName; readonly n?: number } | { readonly mark: Mark };

/** A mark between icons. */
export type Mark = '→' | ':' | '/' | '+' | '×' | '?' | (string & {});

/** An icon, with its figure where that is more than one. */
export const iconSign = (icon: IconName, n = 1): Sign => (n === 1 ? { icon } : { icon, n });
/** A mark. */
export const markSign = (mark: Mark): Sign => ({ mark });

/** The icon of a thing that can be assigned. */
export const thingIcon = (thing: Thing | Good): IconName => (thing === 'resource' || thing === 'any' ? 'any' : thing);

/** Goods as signs, in the order of the rules. */
export const goodsSigns = (goods: Goods): Sign[] =>
  GOODS.flatMap((good) => {
    const n = goods[good];
    return n === undefined ? [] : [iconSign(good, n)];
  });

/** Groups of signs with a mark between each two. */
export const joined = (groups: readonly (readonly Sign[])[], mark: Mark): Sign[] =>
  groups.flatMap((group, at) => (at === 0 ? [...group] : [markSign(mark), ...group]));

/** How much room a mark takes, as a share of an icon. */
const MARKS: Readonly<Record<string, number>> = {
  '→': 0.66,
  ':': 0.34,
  '/': 0.42,
  '+': 0.62,
  '×': 0.62,
  '?': 0.55,
};
/** The same of a figure. */
const FIGURE = 0.56;
/** Air after each sign. */
const AIR = 0.06;

/** How wide a sign is, as a share of an icon. */
export function signWidth(sign: Sign): number {
  if ('mark' in sign) return (MARKS[sign.mark] ?? FIGURE * sign.mark.length) + AIR;
  return 1 + (sign.n === undefined ? 0 : FIGURE * String(sign.n).length) + AIR;
}

/** Signs with where each begins, as shares of an icon. */
export type LaidSign = { readonly sign: Sign; readonly at: number };

/** Signs side by side, all of them. */
export function laidSigns(signs: readonly Sign[]): LaidSign[] {
  let at = 0;
  return signs.map((sign) => {
    const laid = { sign, at };
    at += signWidth(sign);
    return laid;
  });
}

/** How wide signs are together, as a share of an icon. */
export const signsWidth = (laid: readonly LaidSign[]): number => {
  const last = laid.at(-1);
  return last === undefined ? 0 : last.at + signWidth(last.sign) - AIR;
};
