import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import { cardSigns, effectSigns } from '../signs/effect-signs.ts';
import { signLines } from '../signs/lines.ts';
import { iconSign, type Sign } from '../signs/sign.ts';
import type { IslandModel } from './model.ts';

/** What is done with an island: its sign, how high on the card it begins, and the signs of what that gives, in lines. */
export type Deed = ReturnType<typeof signLines> & { readonly icon: 'conquer' | 'pillage'; readonly y: number };

/** What is drawn on an open island, in points from its corner: its name on top, its picture below that, then what is done with it. */
export type IslandPrint = {
  readonly deeds: readonly Deed[];
  /** Where its name ends and its picture begins, and what its signs leave for that. */
  readonly top: number;
  readonly sight: number;
};

/** The largest sign, height of a name, and air round what is done. */
const [SIZE, NAME, AIR] = [17, 19, 4.5];

/** What is drawn of an island; nothing where none lies there. */
export function islandPrint(box: PackIndex, { island, area }: IslandModel): IslandPrint | undefined {
  const card = island === null ? undefined : box.islands.get(island);
  if (card === undefined) return undefined;
  const from = (signs: Sign[]) => signLines(signs, area.width - 29, SIZE);
  const conquered = cardSigns(card);
  let y = area.height - 4;
  const deeds = (
    [
      ['conquer', conquered.length === 0 ? [iconSign('plain')] : conquered],
      ['pillage', effectSigns(card.pillage)],
    ] as const
  ).map(([icon, signs]): Deed => {
    const laid = from(signs);
    return { icon, ...laid, y: (y -= Math.max(1, laid.lines.length) * (laid.size + 1) + AIR) };
  });
  return { deeds, top: NAME, sight: Math.max(0, (deeds.at(-1)?.y ?? NAME) - NAME - 2) };
}

/** Whether there is room enough in its picture for an island that stands on its card. */
export const isCarved = (print: IslandPrint | undefined): print is IslandPrint =>
  print !== undefined && print.sight >= 14;
