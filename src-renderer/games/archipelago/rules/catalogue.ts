import { BUILDABLES, type Card, type Objective, type Pack, type Side } from '#engine/archipelago/data/schema.ts';
import { VARIANTS } from '#engine/archipelago/state.ts';
import type { CatalogueEntry, CatalogueKind, RuleAnchor } from '../../../window/rules.ts';
import { cardWords, zoneSentence } from '../panels/goals/cards.ts';
import { criterionWords, endSentence, objectiveTitle, trendSentence, victorySentence } from '../panels/goals/goals.ts';
import { cardPicture, EVOLUTION_BACK, objectivePicture, trendPicture } from '../pictures.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { thing } from '../things/names.ts';
import { list, t, tCode } from '../words/t.ts';
import { building, cardName, cubes, iconsOf, price, sideWords } from '../words/words.ts';
import { goneCards, goneObjectives, goneSides, goneTrends } from './gone.ts';
import { sourceWords, type Field } from './sources.ts';

const CARD_FIELDS: readonly Field[] = [
  ['name', 'name'],
  ['number', 'number'],
  ['effect', 'effect'],
  ['cost', 'cost'],
  ['user', 'user'],
  ['prices', 'prices'],
  ['medals', 'medals'],
];

/** Where effects of some kinds are explained; any other card leads to the use of cards. */
const EFFECT_RULES: Readonly<Partial<Record<Card['effect'][number]['do'], RuleAnchor>>> = {
  search: 'cards/search',
  'sink-ship': 'cards/sinking',
  'steal-cube': 'cards/fists',
  'look-objective': 'cards/against',
  'take-florins': 'cards/against',
  pillage: 'cards/pillage',
  'ships-at-ports': 'cards/ships-at-ports',
  'double-harvest': 'actions/harvest/double',
  action: 'cards/free-actions',
};

function cardEntry(pack: Pack, card: Card): CatalogueEntry {
  const effect = card.effect.map((one) => EFFECT_RULES[one.do]).find((anchor) => anchor !== undefined);
  return {
    id: card.id,
    title: cardName(pack, card.id),
    lines: [
      t('rules.card-is', { kind: card.kind, wonder: card.wonder, number: card.number }),
      ...cardWords(card),
      t('evolution.prices', { prices: list(card.prices.map(String)) }),
    ],
    source: sourceWords(card, CARD_FIELDS, '13–17'),
    picture: cardPicture(card, 'scene'),
    thing: thing('card', card.id),
    rule: card.wonder ? 'wonders' : (effect ?? 'cards/use'),
  };
}

/** The numbers of players an objective can be dealt to, and what ends the game then. */
function endLines({ end }: Objective): string[] {
  if (!('counts' in end)) return [t('goals.ends', { end: endSentence(end, 2) })];
  return ([2, 3, 4, 5] as const)
    .filter((players) => end.counts[players] !== null)
    .map((players) => t('rules.objective-ends', { players, end: endSentence(end, players) }));
}

const objectiveEntry = (objective: Objective): CatalogueEntry => ({
  id: objective.id,
  title: t('rules.objective-title', { id: objective.id, what: objectiveTitle(objective) }),
  lines: [
    t('rules.objective-deck', { deck: objective.deck }),
    ...endLines(objective),
    victorySentence(objective.victory),
  ],
  source: sourceWords(
    objective,
    [
      ['end', 'end'],
      ...('counts' in objective.end ? [['end.counts.5', 'counts'] as const] : []),
      ['victory', 'victory'],
    ],
    '19',
  ),
  picture: objectivePicture(objective, 'scene'),
  rule:
    objective.victory.kind === 'pacifist' || objective.victory.kind === 'separatist'
      ? `objectives/${objective.victory.kind}`
      : 'objectives',
});

function sideEntry(pack: Pack, side: Side, back: Side): CatalogueEntry {
  const edges = side.edges.map((edge) => t(`rules.edge-${edge}`));
  const yields = cubes(iconsOf(side));
  return {
    id: side.id,
    title: t('rules.side-named', { id: side.id, yields: sideWords(pack, side.id) }),
    lines: [
      t('rules.side-edges', { edges: list(edges) }),
      ...(side.lands.length > 1 ? [t('rules.side-inlet')] : []),
      ...(side.volcano === true ? [t('rules.side-volcano')] : []),
      t('rules.side-explored', { huts: side.huts, cubes: yields === '' ? 'none' : yields }),
      t('rules.side-back', { yields: sideWords(pack, back.id) }),
    ],
    source: sourceWords(
      side,
      [
        ['edges', 'edges'],
        ['lands.0.icons', 'icons'],
        ['huts', 'huts'],
      ],
      '4, 10',
    ),
    rule: side.lands.length > 1 ? 'map/inlets' : 'map',
  };
}

function sides(pack: Pack): CatalogueEntry[] {
  const { openSea, desertVillage } = pack.start;
  const pairs = [[openSea, desertVillage] as const, ...pack.hexes.map((hex) => hex.sides)];
  return pairs.flatMap(([front, back]) => [sideEntry(pack, front, back), sideEntry(pack, back, front)]);
}

function buildingEntries(pack: Pack): CatalogueEntry[] {
  const { tokens, perPlayer } = pack.supply;
  return BUILDABLES.map((kind) => {
    const cost = pack.costs[kind];
    const shared = kind === 'town' || kind === 'temple' ? tokens.townTemple : tokens.marketPort;
    return {
      id: kind,
      title: kind === 'ship' ? t('unit.ship') : building(kind),
      lines: [
        t(`inspect.building.${kind}`),
        t('rules.building-cost', { price: price(cost.florins, cost.cubes) }),
        kind === 'ship'
          ? t('rules.building-ships', { n: perPlayer.ships })
          : t('rules.building-tokens', { n: shared, pair: kind === 'town' || kind === 'temple' ? 'town' : 'port' }),
      ],
      source: sourceWords(
        cost,
        [
          ['florins', 'florins'],
          ['cubes', 'cubes'],
        ],
        '11',
      ),
      count: kind === 'ship' ? perPlayer.ships : shared,
      rule: `buildings/${kind}`,
    };
  });
}

/** The backs of the deck, each once: never whose it is, since the open back tells nobody the front. */
function backEntries(pack: Pack): CatalogueEntry[] {
  const cards = new Map<string, Card[]>();
  for (const card of pack.cards) {
    const lines = backLines(card);
    const key = lines.join();
    cards.set(key, [...(cards.get(key) ?? []), card]);
  }
  return [...cards.values()].flatMap((same, index) => {
    const [card] = same;
    if (card === undefined) return [];
    return {
      id: String(index + 1),
      title: t('rules.back-named', { n: index + 1 }),
      lines: backLines(card),
      source: sourceWords(card.back, [['domestic', 'crises']], '7, 13'),
      picture: EVOLUTION_BACK,
      count: same.length,
      rule: 'balance',
    };
  });
}

const backLines = ({ back }: Card): string[] =>
  (['domestic', 'export'] as const).map((half) =>
    t('rules.back-half', { half, red: back[half].red, says: zoneSentence(back[half], half) }),
  );

/** What the box of Archipelago holds. */
export const CATALOGUE: readonly CatalogueKind<ArchipelagoTypes>[] = [
  {
    kind: 'card',
    title: t('rules.list-card'),
    entries: (pack) => pack.cards.map((card) => cardEntry(pack, card)),
    out: goneCards,
  },
  {
    kind: 'back',
    title: t('rules.list-back'),
    entries: backEntries,
  },
  {
    kind: 'objective',
    title: t('rules.list-objective'),
    entries: (pack) => pack.objectives.map(objectiveEntry),
    out: goneObjectives,
  },
  {
    kind: 'trend',
    title: t('rules.list-trend'),
    entries: (pack) =>
      pack.trends.map((trend) => ({
        id: trend.id,
        title: t('rules.trend-named', { trend: tCode('trend', trend.id) }),
        lines: [trendSentence(trend), t('rules.trend-counts', { criterion: criterionWords(trend.criterion) })],
        source: sourceWords(trend, [['criterion', 'criterion']], '15, 16'),
        picture: trendPicture(trend, 'scene'),
        rule: trend.criterion.kind === 'benefactor' ? 'trend/gifts' : 'trend',
      })),
    out: goneTrends,
  },
  { kind: 'region', title: t('rules.list-region'), entries: sides, out: goneSides },
  { kind: 'building', title: t('rules.list-building'), entries: buildingEntries },
  {
    kind: 'variant',
    title: t('rules.list-variant'),
    entries: () =>
      VARIANTS.map((variant) => ({
        id: variant,
        title: tCode('variant', variant),
        lines: [tCode('variant', `${variant}.why`)],
        source: t('rules.from-all', { source: t('rules.from-rulebook', { page: '16' }) }),
        rule: `variants/${variant}`,
      })),
  },
];
