import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import { upgradeGoods } from '../figures.ts';
import { faceSigns } from '../signs/effect-signs.ts';
import { signLines } from '../signs/lines.ts';
import { goodsSigns, iconSign, markSign, type LaidSign, type Sign } from '../signs/sign.ts';
import { cardName } from '../words/words.ts';
import { edgesOf } from './columns.ts';
import type { Drawn, LocationModel } from './locations.ts';
import { widthOf } from './squeeze.ts';

/** One line of signs on a card: where it begins, in points from the corner of the card. */
export type SignLine = { readonly x: number; readonly y: number; readonly laid: readonly LaidSign[] };

/** What a Location shows in the large empire, in points from its corner. */
export type CardPrint = {
  /** Height without what is tucked under it. */
  readonly height: number;
  /** Its name, in one line or two, each with its base. */
  readonly name: readonly { readonly text: string; readonly y: number }[];
  /** Where a name begins, and how wide it may be. */
  readonly left: number;
  readonly width: number;
  /** Whether its picture is covered, so that its type stands before its signs. */
  readonly covered: boolean;
  /** Width of a sign. */
  readonly size: number;
  readonly lines: readonly SignLine[];
  /** Where name and signs end, and its picture begins. */
  readonly head: number;
};

/** Points from the edge of a card to its print, between two lines of a name, and to the base of the first one. */
const LEFT = 7;
const NAME = { line: 14.5, first: 13.5, size: 14 } as const;
/** A name is set so much closer, as a share, before it takes a second line. */
const CLOSEST = 0.86;
/** The largest sign, and air between two lines of them. */
const SIGN = { most: 17, gap: 1 } as const;

/** A picture counts as covered where so much of it is, or where a card has no more height than this. */
const LIFTED = 8;
const LOW = 60;

type Shown = Pick<LocationModel, 'face' | 'copy' | 'held' | 'tucked'>;
type Named = Shown & { readonly card: string };

/** The signs a Location shows: what it does, what upgrades add, and what lies on it in place of what it would hold. */
export function signsOn(box: PackIndex, { face, copy, held, tucked }: Shown): Sign[] {
  const mirror = copy ? [iconSign('copy')] : [];
  if (face.kind === 'copy') return mirror;
  if (face.kind === 'storage') {
    const things = held.map(({ icon, n }) => iconSign(icon, n));
    const n = held.reduce((all, one) => all + (one.icon === 'worker' && face.what !== 'worker' ? 0 : one.n), 0);
    const [what, ...rest] = faceSigns(face);
    const filled = things.length > 0 ? things : what === undefined ? [] : [what];
    return [...mirror, ...filled, markSign(`${n}/${face.cap}`), ...rest];
  }
  const things = held.length === 0 ? [] : [markSign('+'), ...held.map(({ icon, n }) => iconSign(icon, n))];
  if (face.kind === 'plain') return [...mirror, iconSign('plain'), ...things.slice(1)];
  const upgrades = tucked.flatMap((card) => [markSign('+'), ...goodsSigns(upgradeGoods(box, card))]);
  return [...mirror, ...faceSigns(face), ...upgrades, ...things];
}

/** What is drawn of a Location in its area. */
export function printOf(box: PackIndex, location: LocationModel): CardPrint {
  const { area, tucked, shown } = location;
  const height = area.height - edgesOf(tucked.length);
  return {
    height,
    ...headPrint(box, location, { wide: area.width, covered: shown < height - LIFTED || height < LOW }),
  };
}

/** How high name and signs of a Location are on a card of that width, where its picture is covered. */
export const headOf = (box: PackIndex, location: Drawn, wide: number): number =>
  headPrint(box, location, { wide, covered: true }).head;

type On = { readonly wide: number; readonly covered: boolean };

function headPrint(box: PackIndex, location: Named, { wide, covered }: On): Omit<CardPrint, 'height'> {
  const width = wide - LEFT - 4;
  const name = nameLines(cardName(location.card), width).map((text, at) => ({ text, y: NAME.first + at * NAME.line }));
  const from = NAME.first + (name.length - 1) * NAME.line + 2.5;
  const indent = covered ? SIGN.most + 2 : 0;
  const { size, lines } = signLines(signsOn(box, location), width - indent, SIGN.most);
  const laid = lines.map((one, at) => ({ x: LEFT + indent, y: from + at * (size + SIGN.gap), laid: one }));
  const head = from + Math.max(1, lines.length) * (size + SIGN.gap);
  return { name, left: LEFT, width, covered, size, lines: laid, head };
}

/** A name in one line, a little closer where that is enough; else in two, as equal as can be. */
function nameLines(name: string, width: number): string[] {
  if (widthOf(name, NAME.size) * CLOSEST <= width) return [name];
  const words = name.split(' ');
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => widthOf(line, NAME.size)));
  return halves.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
