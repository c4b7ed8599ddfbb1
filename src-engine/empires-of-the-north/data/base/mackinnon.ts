/** MacKinnon: banks take early and pay every round. How much does one lock away, and when does one take it out for the estates? */
import type { Clan } from '../schema.ts';
import {
  action,
  advance,
  assign,
  atMost,
  BANK,
  boost,
  card,
  deposit,
  field,
  gain,
  half,
  one,
  OURS,
  special,
  storage,
  upgrade,
  vp,
} from './words.ts';

const KIND_OF_BANK = {
  source: 'reconstructed',
  sources: { 'face.kind': 'sourced', 'face.what': 'sourced' },
  note: "The publisher's article on the clan tells of banks that take resources, goods, or gold alone. Numbers and payments are ours.",
} as const;

/** Clan MacKinnon. */
export const MACKINNON: Clan = {
  id: 'mackinnon',
  icons: ['coin', 'estate', 'ledger', 'watch'],
  source: 'reconstructed',
  base: [
    { id: 'silver-burn', face: { kind: 'field', goods: { gold: 1 } }, ...OURS },
    { id: 'tenants-strip', face: { kind: 'field', goods: { food: 1, stone: 1 } }, ...OURS },
    { id: 'deer-wood', face: { kind: 'field', goods: { wood: 1, sheep: 1 } }, ...OURS },
  ],
  cards: [
    card('quarry-lands', 'estate', 2, { corner: 'construct', face: field({ wood: 1, stone: 1 }) }),
    card('silver-lease', 'estate', 2, { corner: 'harvest', face: field({ gold: 1 }) }),
    card('deeper-seam', 'estate', 2, { corner: 'populate', face: upgrade({ gold: 1 }) }),
    card('kitchen-garden', 'watch', 1, { corner: 'sail', face: upgrade({ food: 1 }) }),

    card('bill-of-credit', 'ledger', 3, {
      corner: 'explore',
      face: boost(gain({ gold: 2 }), one(gain({ wood: 1 }), gain({ stone: 1 })), assign('worker', 1, BANK)),
    }),
    card('pay-out-day', 'coin', 1, {
      corner: 'populate',
      face: boost({ do: 'release', what: 'any', filter: BANK }, vp(atMost(3, half({ released: true })))),
    }),
    card('insured-cargo', 'watch', 1, { corner: 'sail', face: boost(gain({ fish: 1, gold: 1 }), advance(1)) }),

    card('money-changer', 'coin', 3, {
      price: { stone: 1 },
      face: action({ goods: { gold: 1 } }, vp(1), one(gain({ wood: 1 }), gain({ stone: 1 }))),
    }),
    card('estate-agent', 'estate', 2, { price: { wood: 1, stone: 1 }, face: action({ goods: { gold: 1 } }, vp(2)) }),
    card('early-withdrawal', 'ledger', 1, {
      price: { sheep: 1 },
      face: action({ workers: 1 }, { do: 'release', what: 'any', n: 2, filter: BANK }, vp(1)),
    }),

    card('shrewd-cashier', 'watch', 2, {
      price: { wood: 1, stone: 1, sheep: 1 },
      face: special({ on: 'assign', once: 'turn', effect: gain({ gold: 1 }) }),
    }),
    card('toll-gate', 'watch', 1, {
      price: { wood: 2, stone: 1, sheep: 1 },
      face: special({ on: 'lookout', effect: vp(1) }),
      bonus: gain({ gold: 1 }),
    }),

    card('field-stone-vault', 'coin', 3, {
      price: { stone: 2 },
      face: storage(2, 'resource', gain({ gold: 1 }), 4),
      bonus: deposit('resource', 2),
      ...KIND_OF_BANK,
    }),
    card('gold-ledger', 'ledger', 2, {
      price: { wood: 2, stone: 1 },
      face: storage(1, 'gold', vp(1), 2),
      bonus: deposit('gold', 2),
      ...KIND_OF_BANK,
    }),
    card('tally-box', 'coin', 1, {
      price: 'worker',
      face: storage(2, 'resource', vp(1), 4),
      bonus: deposit('resource', 2),
      ...KIND_OF_BANK,
    }),
    card('common-chest', 'coin', 1, {
      price: { wood: 1, sheep: 1 },
      face: storage(2, 'any', one(vp(1), gain({ gold: 1 })), 4),
      bonus: deposit('any', 2),
      ...KIND_OF_BANK,
    }),
    card('trusted-purse', 'ledger', 1, {
      price: { sheep: 1 },
      face: storage(1, 'gold', vp(1), 1),
      bonus: deposit('gold', 1),
      ...KIND_OF_BANK,
    }),

    card('branch-office', 'coin', 1, {
      price: { wood: 1, sheep: 1 },
      face: { kind: 'copy', of: BANK },
      bonus: deposit('any', 2),
    }),
  ],
};
