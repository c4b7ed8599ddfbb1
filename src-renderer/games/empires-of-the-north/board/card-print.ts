import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import { upgradeGoods } from '../figures.ts';
import { faceSigns } from '../signs/effect-signs.ts';
import { fitSigns, goodsSigns, iconSign, markSign, signWidth, type LaidSign, type Sign } from '../signs/sign.ts';
import type { LocationModel } from './model.ts';
import { cardHeight } from './tableau.ts';

/** One line of signs on a card: where it begins, in points from the corner of the card. */
export type SignLine = { readonly x: number; readonly y: number; readonly laid: readonly LaidSign[] };

/** What a Location shows in its tableau, in points from its corner. */
export type CardPrint = {
  /** Height without what is tucked under it. */
  readonly height: number;
  /** Width of the block with its type. */
  readonly block: number;
  /** Width of the icon in the block. */
  readonly icon: number;
  /** Where its name stands; nothing where there is no room for one. */
  readonly name: { readonly x: number; readonly y: number; readonly width: number } | null;
  /** Width of a sign. */
  readonly size: number;
  readonly lines: readonly SignLine[];
  /** Tabs of upgrades under its lower edge. */
  readonly tabs: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly signs: readonly Sign[];
  }[];
  /** How high a line of tabs is. */
  readonly tab: number;
};

const BY_SIZE = {
  large: { block: 30, icon: 24, sign: 18, named: true },
  middle: { block: 27, icon: 21, sign: 17, named: false },
  small: { block: 19, icon: 16.5, sign: 15, named: false },
  least: { block: 17, icon: 15, sign: 14, named: false },
} as const;

/** The signs a Location shows: what it does, and what lies on it in place of what it would hold. */
export function signsOn({ face, copy, held }: Pick<LocationModel, 'face' | 'copy' | 'held'>): Sign[] {
  const mirror = copy ? [iconSign('copy')] : [];
  if (face.kind === 'copy') return mirror;
  if (face.kind === 'storage') {
    const things = held.map(({ icon, n }) => iconSign(icon, n));
    const n = held.reduce((all, one) => all + (one.icon === 'worker' && face.what !== 'worker' ? 0 : one.n), 0);
    const [what, ...rest] = faceSigns(face);
    const filled = things.length > 0 ? things : what === undefined ? [] : [what];
    return [...mirror, ...filled, markSign(`${n}/${face.cap}`), ...rest];
  }
  if (face.kind === 'plain') return [...mirror, iconSign('plain'), ...held.map(({ icon, n }) => iconSign(icon, n))];
  const things = held.length === 0 ? [] : [markSign('+'), ...held.map(({ icon, n }) => iconSign(icon, n))];
  return [...mirror, ...faceSigns(face), ...things];
}

/** What is drawn of a Location in its area. */
export function printOf(box: PackIndex, location: LocationModel): CardPrint {
  const { area, size, tucked } = location;
  const look = BY_SIZE[size];
  const height = cardHeight(area.height, tucked.length);
  const left = look.block + 2.5;
  const width = area.width - left - 1.5;
  const top = look.named ? 20 : 0;
  const signs = signsOn(location);
  const { sign, lines } = linesOf(signs, { width, height: height - top - 3, most: look.sign });
  const used = lines.length * sign + (lines.length - 1) * 1.5;
  const from = top + (height - top - used) / 2;
  return {
    height,
    block: look.block,
    icon: look.icon,
    name: look.named ? { x: left, y: 16.5, width } : null,
    size: sign,
    lines: lines.map((laid, at) => ({ x: left, y: from + at * (sign + 1.5), laid })),
    ...tabsOf(box, location, height),
  };
}

/** The least width of a sign, in points. */
const LEAST = 13.5;

type Room = { readonly width: number; readonly height: number; readonly most: number };

/** Signs in one line as large as can be, in two smaller ones where one does not hold them. */
function linesOf(signs: readonly Sign[], { width, height, most }: Room): { sign: number; lines: LaidSign[][] } {
  const whole = signs.reduce((sum, sign) => sum + signWidth(sign), 0);
  for (let sign: number = most; sign >= LEAST; sign -= 0.5)
    if (whole * sign <= width + 1) return { sign, lines: [fitSigns(signs, (width + 1) / sign)] };
  const two = Math.min(16, (height - 1.5) / 2);
  if (two < LEAST) return { sign: LEAST, lines: [fitSigns(signs, width / LEAST)] };
  const first: Sign[] = [];
  let at = 0;
  for (const sign of signs) {
    if ((at + signWidth(sign)) * two > width) break;
    first.push(sign);
    at += signWidth(sign);
  }
  return { sign: two, lines: [fitSigns(first, width / two), fitSigns(signs.slice(first.length), width / two)] };
}

/** The tabs of upgrades: three to a line, each with its goods. */
function tabsOf(box: PackIndex, { tucked, area }: LocationModel, height: number): Pick<CardPrint, 'tabs' | 'tab'> {
  const lines = Math.ceil(tucked.length / 3);
  const tab = lines === 0 ? 0 : (area.height - height) / lines;
  const inLine = Math.min(3, Math.max(1, tucked.length));
  const width = (area.width - 8) / Math.max(2, inLine);
  return {
    tab,
    tabs: tucked.map((card, at) => ({
      x: 4 + (at % 3) * width,
      y: height + Math.floor(at / 3) * tab,
      width: width - 3,
      signs: goodsSigns(upgradeGoods(box, card)),
    })),
  };
}
