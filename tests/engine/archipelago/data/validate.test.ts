import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import type { Problem } from '#engine/kernel/pack/report.ts';

type Key = string | number;

/** A copy of the base pack with the value at a dotted path replaced; `undefined` takes it away. */
function broken(path: string, value: unknown): unknown {
  const pack: unknown = structuredClone(BASE_PACK);
  const keys: Key[] = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const last = keys.pop();
  let here: unknown = pack;
  for (const key of keys) if (typeof here === 'object' && here !== null) here = Reflect.get(here, key);
  if (typeof here !== 'object' || here === null || last === undefined) throw new Error(`no such place: ${path}`);
  if (value === undefined) Reflect.deleteProperty(here, last);
  else Reflect.set(here, last, value);
  return pack;
}

/** The problems found in a copy with one wrong value. */
function problems(path: string, value: unknown): Problem[] {
  const verdict = validatePack(broken(path, value));
  return verdict.ok ? [] : verdict.problems;
}

/** One wrong value: where, what, the path the refusal must name (default: the same), a word of the message. */
type Case = [path: string, value: unknown, named: string, message: RegExp];

const at = (path: string, value: unknown, message: RegExp, named = path): Case => [path, value, named, message];
const index = (id: string): number => BASE_PACK.cards.findIndex((card) => card.id === id);
const goal = (id: string): number => BASE_PACK.objectives.findIndex((objective) => objective.id === id);
const cardPath = (id: string, field: string): string => `cards.${index(id)}.${field}`;
const seaEdge = BASE_PACK.hexes[0]?.sides[0].edges.indexOf('sea') ?? 0;
const landEdge = BASE_PACK.hexes[0]?.sides[0].edges.findIndex((edge) => edge !== 'sea') ?? 0;
const volcanoPath = BASE_PACK.hexes
  .flatMap((hex, hexIndex) => hex.sides.map((side, face) => ({ side, path: `hexes.${hexIndex}.sides.${face}` })))
  .filter(({ side }) => side.volcano)
  .map(({ path }) => path)
  .join();

const SHAPE: Case[] = [
  at('format', 2, /got 2.*expected 1/),
  at('id', 'Base Pack', /got "Base Pack"/),
  at('version', 0, /got 0.*>=1/),
  at('title', '', /got ""/),
  at('author', 'x', /author/, ''),
  at('taxes', undefined, /got nothing/),
  at('taxes.citizen', '1', /got 1.*expected number|got "1"/),
  at('taxes.source', 'heard', /got "heard".*rulebook/),
  at('supply.cubes.fish', 14.5, /got 14.5/),
  at('supply.cubes.gold', 3, /gold/, 'supply.cubes'),
  at('markets.domestic.fish.0.price', -6, /got -6/),
  at('markets.export.iron', undefined, /got nothing/),
  at('hexes.0.sides.0.edges.0', 'river', /got "river"/),
  at('hexes.0.sides.0.lands.0.icons', ['gold'], /got "gold"/, 'hexes.0.sides.0.lands.0.icons.0'),
  at('hexes.0.sides.0.waters.0.icons', ['wood'], /got "wood".*fish/, 'hexes.0.sides.0.waters.0.icons.0'),
  at('cards.0.prices', [3, 2], /got a list of 2/),
  at('cards.0.number', 'B01', /got "B01".*A01/),
  at('cards.0.effect', [{ do: 'dance' }], /got/, 'cards.0.effect.0.do'),
  at('cards.0.effect', [], /got a list of 0/),
  at('cards.0.cost.discs', -1, /got -1/),
  at('cards.0.user', 'nobody', /got "nobody".*owner/),
  at('cards.0.back.export.amount', 0, /got 0/),
  at('objectives.0.end', { kind: 'boredom' }, /got/, 'objectives.0.end.kind'),
  at('objectives.1.end.counts.3', null, /got null/),
  at('trends.0.criterion.which', [], /got a list of 0/),
  at('wheel.five.reproduction.shared', 1, /got 1.*0/),
];

const MAP: Case[] = [
  at('hexes', BASE_PACK.hexes.slice(1), /got 23, expected 24/),
  at('hexes.3.id', 'h01', /got "h01", expected an id unlike/),
  at('hexes.3.id', 'h01', /got "h01", expected an id unlike that of hexes.3.id/, 'hexes.0.id'),
  at('hexes.3.sides.1.id', 'open-sea', /open-sea/, 'start.openSea.id'),
  at('hexes.3.sides.1', { ...BASE_PACK.hexes[3]?.sides[0], id: 'h04z' }, /region unlike/),
  at('hexes.0.sides.0.huts', 0, /got 0, expected [1-5]: icons and huts make five/),
  at(`hexes.0.sides.0.edges.${seaEdge}`, 'field', /a field edge, expected sea/, 'hexes.0.sides.0.waters.0.edges'),
  at('hexes.0.sides.0.lands.0.edges', [], /got 0 parts with edge/, `hexes.0.sides.0.edges.${landEdge}`),
  at('hexes.0.sides.0.lands', [], /got no land/),
  at(`${volcanoPath}.volcano`, undefined, /got 0 volcanoes, expected 1/, 'hexes'),
  at(`${volcanoPath}.huts`, 3, /make 5/, `${volcanoPath}.volcano`),
  at('start.openSea.edges.2', 'field', /got "field", expected "sea"/),
  at('start.openSea.waters.0.icons', [], /no fish/, 'start.openSea.waters'),
  at('start.desertVillage.huts', 4, /got 4, expected 5/),
  at(
    'start.desertVillage.lands',
    [{ edges: [], icons: [] }, BASE_PACK.start.desertVillage.lands[0]],
    /got 2, expected 1/,
  ),
  at(
    'start.desertVillage.edges',
    Array.from({ length: 6 }, () => 'sea'),
    /no land edge that a region continues/,
  ),
];

const BOARDS: Case[] = [
  at('stability.rows.1.from', 12, /got 12, expected 11/),
  at('stability.rows.2.to', 29, /got 31, expected 30/, 'stability.rows.3.from'),
  at('stability.end', 60, /got 50, expected 60/, 'stability.rows.4.to'),
  at('stability.rows.4.rebellion', 0, /got 0, expected 1 or more/),
  at('surplusBoard.rows.2.price', 9, /got 9, expected 3 or less/),
  at('surplusBoard.rows.5.rebellion', 0, /got 0, expected 3 or more/),
  at('markets.domestic.fish.1.price', 7, /got 7, expected 6 or less/),
  at('markets.domestic.iron.3.slots', 9, /room for 15 cubes, expected at most the 10/, 'markets.domestic.iron'),
  at('supply.cubes.fish', 16, /got 83, expected 82/, 'supply.cubes'),
  at('supply.florins.fives', 20, /got 20, expected 21/),
  at('supply.tokens.townTemple', 12, /got 12, expected 13/),
  at('supply.explorerPiles.1', 9, /got 9, expected 8/),
  at('supply.perPlayer.discs', 6, /got 6, expected 5/),
  at('supply.start.discs', 4, /got 4, expected 3/),
  at('costs.ship', { florins: 0, cubes: {}, source: 'sourced' }, /price of nothing/),
  at('costs.temple.cubes.stone', 13, /got 13, expected at most 12/),
];

const CHOICE = { do: 'choose', of: [[{ do: 'rebellion', by: -1 }], [{ do: 'surplus', by: -1 }]] };
/** Effects after which the citizen named for a wonder might no longer be free, and some that leave them so. */
const USING = [
  ...(['harvest', 'exploration', 'migration', 'construction'] as const).map((action) => ({ do: 'action', action })),
  { do: 'search', kind: 'progress', cards: 5 },
];
const SPARING = [
  ...(['taxes', 'transaction', 'reproduction', 'recruitment'] as const).map((action) => ({ do: 'action', action })),
  { do: 'recruit', count: 2 },
  { do: 'florins', gain: 3 },
  CHOICE,
];
const CARDS: Case[] = [
  ...USING.map((effect) =>
    at(cardPath('pyramid', 'effect'), [effect], /citizen who is to go onto/, cardPath('pyramid', 'effect.0')),
  ),
  at(
    cardPath('pyramid', 'effect'),
    [SPARING[0], { do: 'choose', of: [[SPARING[0]], USING] }],
    /"harvest".*citizen who is to go onto/,
    cardPath('pyramid', 'effect.1'),
  ),
  at('cards', BASE_PACK.cards.slice(0, 47), /got 47, expected 48/),
  at('cards.0.kind', 'progress', /got 23, expected 24/, 'cards'),
  at('cards.5.id', 'researcher', /got "researcher", expected an id unlike/),
  at('cards.5.number', 'A01', /got "A01", expected a number unlike/),
  at('cards.5.number', 'A49', /got "A49", expected A01 to A48/),
  at(cardPath('pyramid', 'user'), 'anyone', /got "anyone", expected "owner"/),
  at(cardPath('pyramid', 'medals'), 0, /got 0, expected 1 or more/),
  at(cardPath('pyramid', 'cost.cubes.stone'), 13, /got 13, expected at most the 12/),
  at(cardPath('archbishop', 'effect.0.per'), undefined, /expected what the steps count/),
  at(cardPath('archbishop', 'effect.0.steps.1.from'), 3, /got 3, expected more than 3/),
  at(cardPath('pyramid', 'cost.choice'), [{ stone: 1 }, { iron: 1 }], /expected none for a wonder/),
  at(cardPath('thief', 'effect.0.picks'), 'victim', /got "victim", expected "blind"/),
  at(cardPath('pirate', 'effect.1.picks'), 'blind', /got "blind", expected "victim"/),
  at(
    cardPath('viceroy', 'effect'),
    [0, 1].map(() => CHOICE),
    /got 2 effects with branches/,
  ),
  at(
    cardPath('pirate', 'effect.0'),
    { do: 'rebellion', by: 1 },
    /expected a ship to be sunk/,
    cardPath('pirate', 'effect.1.victim'),
  ),
  at(
    cardPath('gifts-from-the-clergy', 'cost.choice'),
    undefined,
    /got 2, expected 0/,
    cardPath('gifts-from-the-clergy', 'effect.0.of'),
  ),
  at(
    cardPath('gifts-from-the-clergy', 'effect.0.matches'),
    undefined,
    /matches the cost/,
    cardPath('gifts-from-the-clergy', 'cost.choice'),
  ),
  at(
    'cards.7.back.domestic',
    { red: false, kind: 'crisis', resource: 'wood', amount: 3 },
    /expected each back at least twice/,
    'cards.7.back',
  ),
  at('cards.7.sources.price', 'sourced', /label for "price", expected the name of a field/),
];

const GOALS: Case[] = [
  at('trends', BASE_PACK.trends.slice(1), /got 11, expected 12/),
  at('trends.3.criterion', { kind: 'benefactor' }, /got 2, expected 1/, 'trends'),
  at('trends.3.id', 'fish', /got "fish", expected an id unlike/),
  at('objectives', BASE_PACK.objectives.slice(1), /got 29, expected 30/),
  at('objectives.1.id', 'S1', /got "S1", expected an id unlike/),
  at('objectives.1.id', 'M11', /got "M", expected "S"/),
  at('objectives.1.deck', 'long', /got 9, expected 10/, 'objectives'),
  at('objectives.1.victory', { kind: 'separatist' }, /got 2, expected 1: Separatists/, 'objectives'),
  at('objectives.1.end.counts.4', 2, /got 2, expected 4 or more/),
  at('objectives.1.end.counts.5', 14, /got 14, expected at most the 13/),
  at('objectives.1.end.counts.2', null, /expected a number/),
  at(`objectives.${goal('M9')}.end.counts.5`, 51, /got 51, expected at most the 50/),
  at(`objectives.${goal('L9')}.end.level`, 30, /got 30, expected less/),
];

test('the base pack passes, and comes back as an equal copy', () => {
  const verdict = validatePack(JSON.parse(JSON.stringify(BASE_PACK)));
  expect(verdict).toEqual({ ok: true, pack: BASE_PACK });
});

describe.each([
  ['shape', SHAPE],
  ['map', MAP],
  ['boards', BOARDS],
  ['cards', CARDS],
  ['goals', GOALS],
] as const)('one wrong value: %s', (_, cases) => {
  test.each(cases)('%s = %j is refused at %s', (path, value, named, message) => {
    const found = problems(path, value);
    const here = found.filter((problem) => problem.path === named);
    expect(here.map((problem) => problem.message).join('\n'), JSON.stringify(found)).toMatch(message);
  });
});

test.each(SPARING)('ruling 98: a wonder may do what leaves a free citizen free: %j', (effect) => {
  expect(problems(cardPath('pyramid', 'effect'), [effect])).toEqual([]);
});

test.each(USING)('ruling 98: what engages, moves or lays down citizens, another card may do: %j', (effect) => {
  expect(problems(cardPath('sawmill', 'effect'), [effect])).toEqual([]);
});

test.each([[null], [undefined], [3], ['pack'], [[]], [{}]])('%j is no pack', (json) => {
  const verdict = validatePack(json);
  expect(verdict.ok).toBe(false);
});

test('a value that holds itself is refused, not followed', () => {
  const loop: Record<string, unknown> = { format: 1 };
  loop['hexes'] = loop;
  expect(validatePack(loop).ok).toBe(false);
});

test('all problems are told at once', () => {
  const pack = structuredClone(BASE_PACK);
  pack.supply.start.discs = 4;
  pack.stability.end = 60;
  const verdict = validatePack(pack);
  expect(verdict.ok ? [] : verdict.problems.map((problem) => problem.path)).toEqual([
    'stability.rows.4.to',
    'supply.start.discs',
  ]);
});
