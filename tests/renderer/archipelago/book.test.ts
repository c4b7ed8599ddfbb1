import { render } from 'svelte/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import { BUILDABLES } from '#engine/archipelago/data/schema.ts';
import { frameSchema } from '#engine/archipelago/frames.ts';
import type { phaseSchema } from '#engine/archipelago/state.ts';
import { actionSchema, VARIANTS } from '#engine/archipelago/state.ts';
import Icon from '#renderer/icons/Icon.svelte';
import { ICONS } from '#renderer/games/archipelago/icons/icons.ts';
import { archipelagoRulesAtTable } from '#renderer/games/archipelago/rules/at-table.ts';
import { archipelagoRules } from '#renderer/games/archipelago/rules/book.ts';
import { FIGURES } from './figures.ts';
import { SAMPLE_PACK } from '#renderer/games/archipelago/rules/figures/sample-pack.ts';
import { region, sampleTable } from '#renderer/games/archipelago/rules/figures/sample-table.ts';
import RuleFigure from '#renderer/games/archipelago/rules/RuleFigure.svelte';
import { thing } from '#renderer/games/archipelago/things/names.ts';
import { things } from '#renderer/games/archipelago/things/things.ts';
import type { ArchipelagoTypes } from '#renderer/games/archipelago/types.ts';
import { has } from '#renderer/games/archipelago/words/t.ts';
import { words } from '#renderer/games/archipelago/words/log.ts';
import { readBook } from '#renderer/rules/book.ts';
import type { RuleAnchor } from '#renderer/window/rules.ts';
import { ruleOfThing } from '#renderer/window/things.ts';
import { problemsOf } from '#tests/renderer/rules/check-book.ts';
import { EVERY_FRAME } from './frames.ts';
import { refusals } from './refusals.ts';

/** Where each phase is explained. */
const PHASES: Readonly<Record<(typeof phaseSchema.options)[number], RuleAnchor>> = {
  discovery: 'discovery',
  disengagement: 'disengagement',
  order: 'order-of-play',
  population: 'population-effects',
  balance: 'balance',
  actions: 'actions',
  purchase: 'purchase',
  over: 'end-of-game',
};

const table = { ...sampleTable({ regions: [region('h18a', 0, 0)] }), pack: BASE_PACK };
const resources = RESOURCES;
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** Everything that can be asked about on the table, by its kind. */
const ASKED: { readonly [K in keyof ArchipelagoTypes['thing']]: readonly string[] } = {
  action: actionSchema.options.map((one) => thing('action', one)),
  'domestic-market': resources.map((kind) => thing('domestic-market', kind)),
  'export-market': resources.map((kind) => thing('export-market', kind)),
  bank: [...resources, 'florins' as const].map((kind) => thing('bank', kind)),
  seat: [thing('seat', 0)],
  side: BASE_PACK.hexes.flatMap(({ sides }) => ids(sides)).map((id) => thing('side', id)),
  building: BUILDABLES.map((kind) => thing('building', kind)),
  card: ids(BASE_PACK.cards).map((id) => thing('card', id)),
  balance: ['balance'],
  stability: ['stability'],
  surplus: ['surplus'],
  piles: ['piles'],
  tray: ['tray'],
  fees: ['fees'],
  deck: ['deck'],
  place: ['0', '0.icon.1', '0.land.0.town', 'hex.0.0', 'hex.3.3'].map((place) => thing('place', place)),
};
const INSPECTED = Object.values(ASKED).flat();

const now = (frame: (typeof EVERY_FRAME)[number]): RuleAnchor =>
  archipelagoRulesAtTable.now({ ...table, view: { ...table.view, frames: [frame] } });

afterEach(() => void vi.unstubAllGlobals());

describe('the rules of Archipelago', () => {
  const refused = refusals();
  const required = [
    ...refused.map(({ rule }) => rule),
    ...actionSchema.options.map((action) => `actions/${action.replace(/^harvest-.*/, 'harvest')}`),
    ...Object.values(PHASES),
    ...VARIANTS.flatMap((variant) => [`variants/${variant}`, `variant/${variant}`]),
    ...BUILDABLES.flatMap((kind) => [`buildings/${kind}`, `building/${kind}`]),
    ...BASE_PACK.cards.map(({ id }) => `card/${id}`),
    ...BASE_PACK.objectives.map(({ id }) => `objective/${id}`),
    ...BASE_PACK.trends.map(({ id }) => `trend/${id}`),
    ...EVERY_FRAME.map(now),
    ...['independence', 'M1'].map((code) =>
      archipelagoRulesAtTable.now({ ...table, view: { ...table.view, result: { code } } }),
    ),
    ...INSPECTED.map((id) => ruleOfThing(things, table, id) ?? `nothing for ${id}`),
  ];

  test('hold together: every link, sign and picture, and all that the game leads to', () => {
    expect(refused.length).toBeGreaterThan(150);
    expect(new Set(EVERY_FRAME.map(({ kind }) => kind))).toEqual(
      new Set(frameSchema.options.map(({ shape }) => shape.kind.value)),
    );
    expect(
      problemsOf(archipelagoRules, {
        pack: BASE_PACK,
        icons: new Set(Object.keys(ICONS)),
        figures: new Set(FIGURES),
        required,
      }),
    ).toEqual([]);
  });

  test('give every refusal a name, and lead none to the top of everything', () => {
    const parts = (rule: RuleAnchor) => rule.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
    const nameless = refused.filter(({ rule }) => !parts(rule).some((part) => has(`rule.${part}`)));
    expect(nameless.map(({ rule, code }) => `${rule}: ${code}`)).toEqual([]);
    expect(words.rule('actions/construction/costs')).toBe('Construction');
    expect(EVERY_FRAME.map(now)).not.toContain('game');
  });

  test('say nothing about what they do not know', () => {
    expect(ruleOfThing(things, table, 'weather')).toBeUndefined();
    expect(ruleOfThing(things, table, 'choice:act')).toBeUndefined();
  });

  test('draw every sign and every picture, each with its label and nothing to press', () => {
    // Pieces ask the page whether they may move.
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    for (const [name, art] of Object.entries(ICONS)) {
      const { body } = render(Icon, { props: { art, title: 'said aloud' } });
      expect(body, name).toContain('said aloud');
    }
    for (const name of FIGURES) {
      const { body } = render(RuleFigure, { props: { name, label: 'said aloud' } });
      expect(body, name).toMatch(/role="img" aria-label="said aloud"[^]*inert/);
      expect(body.length, name).toBeGreaterThan(400);
    }
  });

  test('show each picture somewhere', () => {
    const text = archipelagoRules.topics.join('\n');
    expect(FIGURES.filter((name) => !text.includes(`figure:${name})`))).toEqual([]);
  });
});

describe('the figures of the text', () => {
  const book = readBook(archipelagoRules.topics);
  /** The rows of the table in a section, each as its cells in plain text. */
  const rowsOf = (anchor: RuleAnchor): string[][] => {
    const table = book.find(anchor)?.section.blocks.find((block) => block.kind === 'table');
    if (table?.kind !== 'table') throw new Error(`no table in ${anchor}`);
    return table.rows.map((row) =>
      row.map((cell) =>
        cell
          .map((one) => (one.kind === 'text' ? one.text : ''))
          .join('')
          .trim(),
      ),
    );
  };
  const signed = (by: number): string => (by === 0 ? '–' : by < 0 ? `−${-by}` : `+${by}`);

  test('are those of the data: costs of buildings', () => {
    expect(rowsOf('actions/construction/costs')).toEqual(
      (['town', 'temple', 'market', 'port', 'ship'] as const).map((kind) => {
        const { florins, cubes } = BASE_PACK.costs[kind];
        const paid = Object.entries(cubes).map(([resource, n]) => `${n} ${resource}`);
        return [kind[0]?.toUpperCase() + kind.slice(1), paid.join(', '), florins === 0 ? '–' : `${florins} f`];
      }),
    );
  });

  test('are those of the data: boards III and IV', () => {
    expect(rowsOf('population-effects/stability')).toEqual(
      BASE_PACK.stability.rows.map(({ from, to, surplus, rebellion }) => [
        `${from}–${to}`,
        signed(surplus),
        signed(rebellion),
      ]),
    );
    expect(rowsOf('population-effects/surplus')).toEqual(
      BASE_PACK.surplusBoard.rows.map(({ from, to, rebellion, price }) => [
        `${from}–${to}`,
        signed(rebellion),
        `${price} f`,
      ]),
    );
  });

  test.each(['domestic', 'export'] as const)('are those of the data: the %s market', (market) => {
    const zone = (resource: keyof typeof BASE_PACK.markets.domestic): string =>
      BASE_PACK.markets[market][resource]
        .map(({ slots, price, surplus, rebellion }) =>
          [
            `${slots} at ${price} f`,
            surplus > 0 ? `surplus +${surplus}` : '',
            rebellion > 0 ? `rebellion +${rebellion}` : '',
          ]
            .filter((part) => part !== '')
            .join(', '),
        )
        .join('; ');
    expect(new Set((['fish', 'wood', 'fruit', 'cattle'] as const).map(zone)).size).toBe(1);
    expect(rowsOf(`markets/${market}`).map(([, says]) => says)).toEqual([zone('fish'), zone('stone'), zone('iron')]);
  });

  test('are those of the data: taxes, box and what the pictures show', () => {
    const said = archipelagoRules.topics.join('\n');
    const { taxes, supply } = BASE_PACK;
    expect(said).toContain(
      `each ship pays ${taxes.ship} f, each town and each temple you [control](#buildings/control) ${taxes.temple} f`,
    );
    expect(taxes).toMatchObject({ citizen: taxes.ship, town: taxes.temple });
    expect(said).toContain(`${Object.values(supply.cubes).reduce((a, b) => a + b)} cubes: ${supply.cubes.fish} each`);
    const bare = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (key, one: unknown) => (['source', 'sources', 'note'].includes(key) ? undefined : one)),
      );
    for (const part of ['markets', 'stability', 'surplusBoard', 'taxes', 'costs', 'wheel', 'supply', 'start'] as const)
      expect(bare(SAMPLE_PACK[part]), part).toEqual(bare(BASE_PACK[part]));
    const sides = BASE_PACK.hexes.flatMap((hex) => hex.sides);
    for (const side of SAMPLE_PACK.hexes.flatMap((hex) => hex.sides))
      expect(bare(side)).toEqual(bare(sides.find(({ id }) => id === side.id)));
    for (const objective of SAMPLE_PACK.objectives)
      expect(bare(objective)).toEqual(bare(BASE_PACK.objectives.find(({ id }) => id === objective.id)));
  });
});
