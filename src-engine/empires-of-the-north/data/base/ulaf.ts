/** Ulaf: ships, and what each voyage is worth twice. Keeps reward conquest, crews pillage: which half does one build? */
import type { Clan, Provenance } from '../schema.ts';
import {
  action,
  advance,
  boost,
  card,
  field,
  gain,
  one,
  OURS,
  PLAIN,
  play,
  special,
  upgrade,
  VOYAGE,
  vp,
} from './words.ts';

/**
 * A keep or a crew of the publisher's article on this clan: what it waits for is known, and of keeps that they give points, each time
 * one conquers.
 */
const told = (what: string, ...paths: string[]): Provenance => ({
  source: 'reconstructed',
  sources: Object.fromEntries(['face.kind', ...paths].map((path) => [path, 'sourced' as const])),
  note: `The publisher's article on the clan names it: it rewards ${what}. How much, what it costs and the rest are ours.`,
});
const keep = (...triggers: number[]): Provenance =>
  told(
    'conquest with points, each time',
    ...triggers.flatMap((at) => [`face.triggers.${at}.on`, `face.triggers.${at}.effect.do`]),
  );
const CREW = told('pillage', 'face.triggers.0.on');

/** Clan Ulaf. */
export const ULAF: Clan = {
  id: 'ulaf',
  icons: ['axe', 'ship', 'hall', 'shrine'],
  source: 'reconstructed',
  base: [
    { id: 'timber-slope', face: { kind: 'field', goods: { wood: 1, stone: 1 } }, ...OURS },
    { id: 'fjord-shallows', face: { kind: 'field', goods: { food: 1, fish: 1 } }, ...OURS },
    { id: 'home-forge', face: { kind: 'field', goods: { raze: 1 } }, ...OURS },
  ],
  cards: [
    card('herring-sound', 'hall', 2, { corner: 'populate', face: field({ food: 1, fish: 1 }) }),
    card('ore-bog', 'axe', 2, { corner: 'construct', face: field({ raze: 1 }) }),
    card('sacred-grove', 'shrine', 2, { corner: 'harvest', face: upgrade({ wood: 1 }) }),
    card('net-sheds', 'ship', 1, { corner: 'sail', face: upgrade({ fish: 1 }) }),

    card('red-sail', 'ship', 3, { corner: 'sail', face: boost(advance(1), gain({ raze: 1 })) }),
    card('scout-boat', 'ship', 3, { corner: 'explore', face: boost(one(VOYAGE, gain({ fish: 1 }))) }),

    card('whetstone-yard', 'axe', 3, { price: { wood: 1, stone: 1 }, face: action({ workers: 1 }, gain({ raze: 1 })) }),
    card('rowers-hall', 'hall', 2, {
      price: { wood: 1 },
      face: action({ goods: { food: 1 }, workers: 1 }, play('sail')),
    }),
    card('war-council', 'axe', 2, {
      price: { wood: 1, fish: 1 },
      face: action({ goods: { raze: 1 } }, vp(1), one(gain({ wood: 1 }), gain({ stone: 1 }))),
    }),
    card('shrine-of-waves', 'shrine', 2, { price: { fish: 1 }, face: action({ goods: { fish: 2 } }, vp(2)) }),

    card('treasury', 'hall', 1, {
      price: { stone: 1 },
      face: special({ on: 'conquer', effect: vp(1) }),
      ...keep(0),
    }),
    card('watchtower', 'axe', 1, {
      price: { wood: 1, stone: 2 },
      face: special({ on: 'conquer', effect: vp(2) }),
      ...keep(0),
    }),
    card('white-keep', 'hall', 1, {
      price: { stone: 3 },
      face: special(
        { on: 'conquer', test: { far: false }, effect: vp(1) },
        { on: 'conquer', test: { far: true }, effect: vp(2) },
      ),
      ...keep(0, 1),
    }),
    card('twin-ships', 'ship', 1, {
      price: { wood: 2, stone: 1 },
      face: special({ on: 'pillage', effect: one(gain({ wood: 1 }), gain({ fish: 1 })) }),
      ...CREW,
    }),
    card('priest-of-thor', 'shrine', 1, {
      price: { wood: 1 },
      face: special({ on: 'pillage', test: { far: true }, effect: vp(1) }),
      ...CREW,
    }),
    card('valkyrie', 'axe', 1, {
      price: { wood: 2, stone: 1, fish: 1 },
      face: special({ on: 'pillage', effect: vp(1) }),
      ...CREW,
    }),

    card('flokis-workshop', 'ship', 1, {
      price: { wood: 2 },
      face: PLAIN,
      bonus: { do: 'ship', of: 'clan' },
      source: 'reconstructed',
      sources: { bonus: 'rulebook' },
      note: 'The rules name it: placing it gives the third ship of the clan. Its price and icon are ours.',
    }),
    card('signal-pyre', 'hall', 1, { price: 'worker', face: PLAIN, bonus: VOYAGE }),
  ],
};
