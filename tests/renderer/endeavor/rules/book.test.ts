import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import { ICONS } from '#renderer/games/endeavor/icons/icons.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import { FIGURE_NAMES } from '#renderer/games/endeavor/rules/figures/figures.ts';
import { messagesIn } from '../../i18n/all-messages.ts';
import { found, source } from '../../i18n/found.ts';
import { problemsOf } from '../../rules/check-book.ts';
import { anything } from '../anything.ts';
import { playedGame } from '../played.ts';
import { anchors, book } from './the-book.ts';

/** The anchors that refusals and steps name, and those that have a title in the messages. */
const named = [
  ...found(source('src-engine/endeavor'), /(?:RULE\w* = |rule: |refuse\(\s*)'([a-z0-9/-]+)'/g),
  ...found(source('src-engine/kernel'), /refuse\(\s*'([a-z/-]+)'/g),
  ...Object.keys(messagesIn('src-renderer/games/endeavor/messages')).flatMap(
    (key) => /^endeavor\.rule\.(.+)$/.exec(key)?.[1] ?? [],
  ),
];

/** Where each kind of move is explained. */
const MOVES: Readonly<Record<Move['type'], string>> = {
  build: 'phases/build',
  return: 'phases/salaries/which',
  ship: 'actions/ship',
  occupy: 'actions/occupy',
  attack: 'actions/attack',
  pay: 'actions/pay',
  draw: 'actions/draw',
  idle: 'actions/idle',
  pass: 'pass',
  done: 'actions/double/second',
  neutral: 'two-players',
  discard: 'pass/discard',
};

/** Where each order of the phases is explained. */
const ORDERS: Readonly<Record<(typeof PHASE_ORDERS)[number], string>> = {
  'one-by-one': 'rounds/phases',
  'in-a-row': 'variants/in-a-row',
};

const text = endeavorRules.topics.join('\n');

describe('the rules of Endeavor', () => {
  test('have every anchor anything leads to, and draw every sign and picture they show', () => {
    expect(named).toContain('end-of-game');
    expect(named).toContain('actions/attack');
    expect(
      problemsOf(endeavorRules, {
        pack: BASE_PACK,
        icons: new Set(Object.keys(ICONS)),
        figures: new Set(FIGURE_NAMES),
        required: [...named, ...Object.values(MOVES), ...Object.values(ORDERS)],
      }),
    ).toEqual([]);
  });

  test('explain every refusal met when anything is tried', () => {
    const rules = new Set<string>();
    for (const { state, game } of [...playedGame(2), ...playedGame(3)].filter((_, at) => at % 3 === 0)) {
      const seat = game.deciders(state)[0] ?? 0;
      for (const move of anything()) rules.add(game.refusal(state, seat, move)?.rule ?? 'rounds');
    }
    expect(rules.size).toBeGreaterThan(18);
    expect([...rules].filter((rule) => !anchors.has(rule))).toEqual([]);
  });

  test('explain every sign there is and show every picture', () => {
    const signs = new Set(found(text, /\(icon:([a-z-]+)\)/g));
    // The sign of that token stands with its entry of the catalogue.
    expect(Object.keys(ICONS).filter((name) => !signs.has(name))).toEqual(['occupy-draw']);
    expect(found(text, /\(figure:([a-z-]+)\)/g)).toEqual([...FIGURE_NAMES].sort());
  });

  test('lead from their last topic to every heading of the rulebook', () => {
    expect(anchors).toContain('sources/headings');
    expect(new Set(book.topics.map(({ chapter }) => chapter)).size).toBe(7);
  });

  test('name no page, as none is known', () => {
    expect(text).not.toMatch(/^pages:|page=/m);
  });
});
