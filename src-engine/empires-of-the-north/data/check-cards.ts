/** Cross-checks of single cards: whether kind, price, corner and goods fit each other, and the cards of a clan its rulebook. */
import { mustBe, shown, total, type Check, type Report } from '../../kernel/pack/report.ts';
import { GOODS } from './goods.ts';
import { clauses, type Said } from './parts.ts';
import type { Card, Clan, Face, Goods, Pack } from './schema.ts';

/** Cards of a clan besides its base cards (rulebook, "Matériel"). */
const DECK = 30;
/** Clauses of a card. */
const CLAUSES = 2;
/** What can be paid for a Location (rulebook, "Coût de placement"): no food, no gold, no raze tokens. */
const PAID = ['wood', 'stone', 'sheep', 'fish'];
/** Kinds whose price is a declared action. */
const BY_TILE: readonly Face['kind'][] = ['field', 'upgrade', 'either', 'boost'];

/** A field or a boost has a corner and nothing else; every other card has a price, and may have a building bonus. */
function checkForm({ face, price, corner, bonus }: Card, path: string, report: Report): void {
  const byTile = BY_TILE.includes(face.kind);
  const must = (name: string, there: boolean, expected: boolean): void => {
    if (there === expected) return;
    report(`${path}.${name}`, `got ${there ? 'one' : 'none'} on a card of kind ${shown(face.kind)}`);
  };
  must('corner', corner !== undefined, byTile);
  must('price', price !== undefined, !byTile);
  if (byTile) must('bonus', bonus !== undefined, false);
  if (face.kind === 'plain') must('bonus', bonus !== undefined, true);
  if (price === undefined || !('goods' in price)) return;
  checkSome(price.goods, `${path}.price.goods`, report);
  for (const good of GOODS)
    if (price.goods[good] !== undefined && !PAID.includes(good))
      report(
        `${path}.price.goods.${good}`,
        `got ${shown(good)}, expected ${PAID.join(', ')}: what Locations are built of`,
      );
}

function checkSome(goods: Goods, path: string, report: Report): void {
  if (Object.values(goods).every((amount) => amount === undefined)) report(path, 'got no goods, expected some');
}

function checkGoods(face: Face, path: string, report: Report): void {
  if (face.kind === 'field' || face.kind === 'upgrade') checkSome(face.goods, `${path}.goods`, report);
  if (face.kind !== 'either') return;
  checkSome(face.field, `${path}.field`, report);
  checkSome(face.upgrade, `${path}.upgrade`, report);
}

/** The goods printed on the fields of a clan. */
function printed({ base, cards }: Clan): ReadonlySet<string> {
  return new Set(
    [...base, ...cards].flatMap(({ face }) => {
      if (face.kind === 'field') return Object.keys(face.goods);
      return face.kind === 'either' ? Object.keys(face.field) : [];
    }),
  );
}

/** An upgrade lies under a field of one of its goods (rulebook, "Champs"; ruling 43): its clan has such a field. */
function checkUpgrades(clan: Clan, at: number, report: Report): void {
  const fields = printed(clan);
  clan.cards.forEach(({ face }, index) => {
    const goods = face.kind === 'upgrade' ? face.goods : face.kind === 'either' ? face.upgrade : undefined;
    if (goods === undefined || Object.keys(goods).some((good) => fields.has(good))) return;
    report(`clans.${at}.cards.${index}.face`, `got ${shown(goods)}, expected a good that a field of the clan prints`);
  });
}

function checkClauses(card: Said, path: string, report: Report): void {
  const many = clauses(card);
  if (many > CLAUSES) report(path, `got ${many} clauses, expected ${CLAUSES} or fewer`);
}

/** Checks base cards, decks and islands, each card by itself. */
export const checkCards: Check<Pack> = ({ clans, islands }, report) => {
  clans.forEach((clan, at) => {
    clan.base.forEach(({ face }, index) => checkGoods(face, `clans.${at}.base.${index}.face`, report));
    clan.cards.forEach((card, index) => {
      const path = `clans.${at}.cards.${index}`;
      checkForm(card, path, report);
      checkGoods(card.face, `${path}.face`, report);
      checkClauses(card, path, report);
    });
    checkUpgrades(clan, at, report);
    mustBe(report, `clans.${at}.cards`, total(clan.cards.map(({ copies }) => copies)), DECK, 'the cards of a clan');
  });
  islands.forEach((island, index) => {
    checkGoods(island.face, `islands.${index}.face`, report);
    checkClauses(island, `islands.${index}`, report);
  });
};
