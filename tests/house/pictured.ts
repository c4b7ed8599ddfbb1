import { resolve } from 'node:path';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';

/** The file of a painted picture. */
export const fileOf = (id: string): string => resolve('assets/painted/pictures', `${id}.webp`);

const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}-${id}`);
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Everything of the box that has a picture, and the kinds of what somebody adds in a pack of their own. */
export const DESIGNS: Readonly<Record<string, readonly string[]>> = {
  archipelago: [
    ...idsOf(ARCHIPELAGO.cards),
    ...named('trend', idsOf(ARCHIPELAGO.trends)),
    ...named('objective', idsOf(ARCHIPELAGO.objectives)),
    ...named('back', ['evolution', 'trend', 'short', 'medium', 'long']),
    ...named('kind', ['character', 'progress']),
  ],
  'empires-of-the-north': [
    ...EMPIRES.clans.flatMap(({ base, cards }) => [...idsOf(base), ...idsOf(cards)]),
    ...idsOf(EMPIRES.islands),
    ...named('clan', idsOf(EMPIRES.clans)),
    ...named('tile', ['explore', 'populate', 'construct', 'harvest', 'sail']),
    ...named('kind', ['field', 'action', 'special', 'storage', 'plain', 'boost', 'near', 'far']),
  ],
  endeavor: [
    ...named('building', idsOf([ENDEAVOR.start, ...ENDEAVOR.buildings])),
    ...ENDEAVOR.stacks.flatMap(({ cards }) => idsOf(cards)),
    ...named('kind', ['building', 'card', 'governor']),
  ],
};

/** The games whose things have pictures. */
export const GAMES = Object.keys(DESIGNS);

/** What lies on a table at first where it is the heaviest: pictures of which kind, and how many of each. */
export const FIRST: Readonly<
  Record<string, readonly (readonly [composition: string, ids: readonly string[], many: number])[]>
> = {
  archipelago: [
    ['scene', [...idsOf(ARCHIPELAGO.cards)], 5],
    ['scene', ['back-evolution'], 1],
  ],
  'empires-of-the-north': [
    ['scene', idsOf(EMPIRES.islands), 4],
    ['scene', named('tile', ['explore', 'populate', 'construct', 'harvest', 'sail']), 5],
    ['scene', named('clan', idsOf(EMPIRES.clans)), 1],
    ['strip', EMPIRES.clans.flatMap(({ base }) => idsOf(base)), 20],
    ['scene', EMPIRES.clans.flatMap(({ cards }) => idsOf(cards)), 4],
  ],
  endeavor: [
    ['strip', ENDEAVOR.stacks.flatMap(({ cards }) => idsOf(cards)), 8],
    ['strip', ['building-colonial-house'], 1],
  ],
};
