import type { Buildable, Card, Effect, SimpleEffect, Zone } from '#engine/archipelago/data/schema.ts';
import { CARD_FEE } from '#engine/archipelago/figures/prices.ts';
import { list, signed, t } from '../../words/t.ts';
import { building, cubes, price, resource } from '../../words/words.ts';

/** What a card does, in one line. */
export const effectWords = (card: Card): string => effectSentences(card).join(' ');

/** What a card does, as sentences. */
function effectSentences(card: Card): string[] {
  return card.effect.map(effectSentence);
}

function effectSentence(effect: Effect): string {
  if (effect.do !== 'choose') return simple(effect);
  const branches = effect.of.map((branch) => list(branch.map((one) => simple(one).replace(/\.$/u, ''))));
  return t('effect.choose', { options: list(branches, 'disjunction'), paid: effect.matches === 'cost' });
}

function simple(effect: SimpleEffect): string {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return marker(effect);
    case 'double-harvest':
      return t('effect.double-harvest', { resource: resource(effect.resource) });
    case 'transaction':
      return t(effect.count === 'unlimited-one-type' ? 'effect.transaction.any' : 'effect.transaction', {
        market: effect.market,
        n: Number(effect.count) || 0,
      });
    case 'action':
      return t('effect.action', { action: t(`kind.${effect.action}`), only: onlyWords(effect.only) });
    case 'recruit':
      return t('effect.recruit', { n: effect.count, free: effect.free ?? false });
    case 'ships-at-ports':
      return t('effect.ships-at-ports', { who: effect.who, most: effect.atMost ?? 0 });
    default:
      return rest(effect);
  }
}

/** What an action may build alone; “none” where it may build anything. */
function onlyWords(only: readonly Buildable[] | undefined): string {
  if (only === undefined) return 'none';
  return list(
    only.map((kind) => (kind === 'ship' ? t('unit.ship') : building(kind))),
    'disjunction',
  );
}

function rest(effect: Exclude<SimpleEffect, { do: 'rebellion' | 'surplus' }>): string {
  switch (effect.do) {
    case 'florins':
      return t('effect.florins', { n: effect.gain });
    case 'search':
      return t('effect.search', { n: effect.cards, which: effect.kind });
    case 'steal-cube':
      return t('effect.steal-cube', { victim: effect.victim, picks: effect.picks });
    case 'take-florins':
      return t('effect.take-florins', { n: effect.upTo });
    case 'pillage':
      return t('effect.pillage', { n: effect.icons, cubes: effect.cubes, coins: effect.coins });
    case 'road-moves':
      return t('effect.road-moves', { n: effect.regions });
    case 'look-objective':
      return t('effect.look-objective');
    case 'sink-ship':
      return t('effect.sink-ship');
    default:
      return '';
  }
}

function marker(effect: Extract<SimpleEffect, { do: 'rebellion' | 'surplus' }>): string {
  const shared = { marker: effect.do, sign: signed(effect.by), per: effect.per ?? 'none' };
  if (effect.steps === undefined) return t('effect.marker', shared);
  const steps = effect.steps.map(({ from, by }) => t('effect.step', { from, sign: signed(by) }));
  return t('effect.marker.steps', { ...shared, steps: list(steps, 'unit') });
}

/** The branches a card lets its user choose from at `effect`, as sentences. */
export function branchSentences(card: Card, effect: number): string[] {
  const chosen = card.effect[effect];
  return chosen?.do === 'choose' ? chosen.of.map((branch) => branch.map(simple).join(' ')) : [];
}

/** What using (or building) a card costs, in words; `set` is the set of cubes paid, where there are several. */
export function cardCost(card: Card, set?: number): string {
  const { discs, florins } = card.cost;
  const paid = set === undefined ? undefined : card.cost.choice?.[set];
  const fixed = { ...card.cost.cubes, ...paid };
  const choice = paid === undefined ? card.cost.choice : undefined;
  const parts = [
    discs > 0 ? t('discs', { n: discs }) : '',
    florins > 0 || Object.keys(fixed).length > 0 ? price(florins, fixed) : '',
    choice === undefined
      ? ''
      : t('cards.choice', {
          options: list(
            choice.map((one) => cubes(one, '', 'conjunction')),
            'disjunction',
          ),
        }),
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('price.nothing') : list(parts, 'unit');
}

/** What half of a card back asks for, as a sentence. */
export function zoneSentence(zone: Zone, half: 'domestic' | 'export'): string {
  if (zone.kind === 'crisis') return t(`zone.${half}`, { n: zone.amount, resource: resource(zone.resource) });
  return t('zone.event', { marker: zone.marker, sign: signed(zone.by), per: zone.per });
}

/** Everything a card says, as sentences: who may use it, what it costs, what it does, what it is worth. */
export function cardWords(card: Card): string[] {
  const needs =
    card.requires === undefined
      ? []
      : [t('evolution.requires', { building: t(`building.${card.requires}`), wonder: card.wonder })];
  const user = card.wonder ? [] : [t('evolution.use', { user: card.user, fee: CARD_FEE })];
  const medals = card.medals > 0 ? [t('evolution.medals', { n: card.medals })] : [];
  const cost = t('evolution.cost', { wonder: card.wonder, cost: cardCost(card) });
  return [...effectSentences(card), cost, ...needs, ...user, ...medals];
}
