import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { GOODS, RESOURCES, type Good, type Goods } from '../data/goods.ts';
import { AT, type Player } from '../state.ts';

/** Paying with goods (rulebook, "Payer"; ruling 52): gold may stand for any resource, nothing stands for gold or a raze token. */

const RULE_GOLD = 'gold';
const NO_WAY: readonly Goods[] = [];
type Stock = Pick<Player, 'goods'>;

/** What has to be paid: goods by name, and so many resources of any kinds. */
export type Price = { readonly goods: Goods; readonly any: number };

const amount = (goods: Goods, good: Good): number => goods[good] ?? 0;
const held = ({ goods }: Stock, good: Good): number => defined(goods[AT[good]]);

/** Whether there is any way to pay goods. */
export function canPay({ goods: stock }: Stock, goods: Goods): boolean {
  let gold = 0;
  // Most prices name one or two goods: only these are looked at.
  for (const name in goods) {
    const good = name as Good;
    const short = amount(goods, good) - defined(stock[AT[good]]);
    if (good === 'gold') gold += amount(goods, good);
    else if (short > 0 && good === 'raze') return false;
    else if (short > 0) gold += short;
  }
  return gold === 0 || gold <= defined(stock[AT.gold]);
}

/** Whether there is any way to pay a price. */
export function canPayPrice(player: Stock, { goods, any }: Price): boolean {
  if (any === 0) return canPay(player, goods);
  let short = 0;
  let spare = 0;
  for (const resource of RESOURCES) {
    const over = held(player, resource) - amount(goods, resource);
    if (over < 0) short -= over;
    else spare += over;
  }
  const gold = amount(goods, 'gold') + short + Math.max(0, any - spare);
  return gold <= held(player, 'gold') && amount(goods, 'raze') <= held(player, 'raze');
}

/** All ways to pay goods, gold standing for any resources (ruling 52): those with the least gold first. */
export const paymentsFor = (player: Stock, goods: Goods): readonly Goods[] => waysToPay(player, { goods, any: 0 });

/** All ways to pay a price: those with the least gold first. */
export function waysToPay(player: Stock, price: Price): readonly Goods[] {
  if (!canPayPrice(player, price)) return NO_WAY;
  const named = amount(price.goods, 'gold');
  const gold = held(player, 'gold') - named;
  // Without gold to spare, what is named is paid as it is.
  if (gold === 0 && price.any === 0) return [price.goods];
  const ways: Goods[] = [];
  const spread: Spread = { player, price, ways, gold, named, paid: [] };
  spreadFrom(spread, 0, price.any, 0);
  return ways.length < 2 ? ways : ways.sort((one, other) => amount(one, 'gold') - amount(other, 'gold'));
}

/** Ways in the making: `paid` resources by their places, `gold` that may stand for others, and `named` that is asked for. */
type Spread = {
  readonly player: Stock;
  readonly price: Price;
  readonly ways: Goods[];
  readonly gold: number;
  readonly named: number;
  readonly paid: number[];
};

/** Every amount of the resource at `at` and of those after it; `any` are not chosen yet, `short` is what gold stands for. */
function spreadFrom(spread: Spread, at: number, any: number, short: number): void {
  const resource = RESOURCES[at];
  if (resource === undefined) {
    if (short + any <= spread.gold) spread.ways.push(wayOf(spread, short + any));
    return;
  }
  const needed = amount(spread.price.goods, resource);
  for (let paid = Math.min(held(spread.player, resource), needed + any); paid >= 0; paid--) {
    const missing = Math.max(0, needed - paid);
    if (short + missing > spread.gold) return;
    spread.paid[at] = paid;
    spreadFrom(spread, at + 1, any - Math.max(0, paid - needed), short + missing);
  }
}

function wayOf({ paid, price, named }: Spread, standing: number): Goods {
  const way: Goods = {};
  RESOURCES.forEach((resource, at) => {
    const some = defined(paid[at]);
    if (some > 0) way[resource] = some;
  });
  if (named + standing > 0) way.gold = named + standing;
  const raze = amount(price.goods, 'raze');
  if (raze > 0) way.raze = raze;
  return way;
}

/** Why `pay` does not pay `cost`, or undefined. */
export const paymentRefusal = (player: Stock, cost: Goods, pay: Goods, rule: string): Refusal | undefined =>
  priceRefusal(player, { goods: cost, any: 0 }, pay, rule);

/** Why `pay` does not pay a price, or undefined: first what is missing in the stock, then what was not asked for. */
export function priceRefusal(player: Stock, price: Price, pay: Goods, rule: string): Refusal | undefined {
  for (const good of GOODS) {
    const [needs, has] = [amount(pay, good), held(player, good)];
    if (needs > has) return refuse(rule, 'too-few-goods', { good, needs, has });
  }
  let [over, balance] = [0, -price.any];
  for (const good of GOODS) {
    const more = amount(pay, good) - amount(price.goods, good);
    balance += more;
    if (good === 'gold' ? more < 0 : good === 'raze' && more !== 0)
      return refuse(RULE_GOLD, 'nothing-stands-for', { good });
    if (good !== 'gold' && more > 0) over += more;
  }
  return balance === 0 && over <= price.any ? undefined : refuse(rule, 'not-the-price');
}

/** Goods leave the stock. */
export function payGoods({ goods }: Stock, pay: Goods): void {
  for (const good of GOODS) {
    const some = pay[good];
    if (some !== undefined) goods[AT[good]] = defined(goods[AT[good]]) - some;
  }
}
