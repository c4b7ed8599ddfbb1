import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { ICONS } from '#renderer/games/empires-of-the-north/icons/icons.ts';
import { empiresRules } from '#renderer/games/empires-of-the-north/rules/book.ts';
import { FIGURE_NAMES } from '#renderer/games/empires-of-the-north/rules/figures/figures.ts';
import { messagesIn } from '../../i18n/all-messages.ts';
import { found, source } from '../../i18n/found.ts';
import { problemsOf } from '../../rules/check-book.ts';
import { anything } from './anything.ts';
import { playedGame } from './played.ts';
import { anchors, book } from './the-book.ts';

const ENGINE = source('src-engine/empires-of-the-north');

/** The anchors that refusals and steps name, and those that have a title in the messages. */
const named = [
  ...found(ENGINE, /(?:RULE\w* = |rule: |refuse(?:Privately)?\(\s*)'([a-z0-9/-]+)'/g),
  // Anchors of sections, wherever they stand.
  ...found(ENGINE, /'([a-z-]+(?:\/[a-z-]+)+)'/g),
  ...found(source('src-engine/kernel'), /refuse\(\s*'([a-z/-]+)'/g),
  ...Object.keys(messagesIn('src-renderer/games/empires-of-the-north/messages')).flatMap(
    (key) => /^empires-of-the-north\.rule\.(.+)$/.exec(key)?.[1] ?? [],
  ),
];

/** Where each kind of move is explained. */
const MOVES: Readonly<Record<Move['type'], string>> = {
  keep: 'observation/keep',
  place: 'place',
  pawn: 'pawns',
  raid: 'raid',
  use: 'use',
  pass: 'pass',
  boost: 'boost',
  field: 'fields',
  explore: 'tiles/explore',
  populate: 'tiles/populate',
  construct: 'tiles/construct',
  harvest: 'tiles/harvest',
  sail: 'tiles/sail',
  choose: 'effects/one',
  declare: 'effects/play',
  buy: 'effects/may',
  done: 'effects/up-to',
  pick: 'effects/filters',
  assign: 'assign',
  release: 'assign/release',
  take: 'effects/gain-any',
  find: 'effects/search',
  build: 'effects/build',
  move: 'effects/move',
  advance: 'effects/advance',
  voyage: 'voyage/instant',
  island: 'voyage',
  land: 'voyage/conquer',
  next: 'specials/order',
};

const text = empiresRules.topics.join('\n');

describe('the rules of Empires of the North', () => {
  test('have every anchor anything leads to, and draw every sign and picture they show', () => {
    expect(named).toContain('end-of-game');
    expect(named).toContain('observation');
    expect(
      problemsOf(empiresRules, {
        pack: BASE_PACK,
        icons: new Set(Object.keys(ICONS)),
        figures: new Set(FIGURE_NAMES),
        required: [...named, ...Object.values(MOVES)],
      }),
    ).toEqual([]);
  });

  test('explain every refusal met when anything is tried', () => {
    const rules = new Set<string>();
    const positions = [...playedGame('ulaf', 'panuk', 'mackinnon'), ...playedGame('heidel', 'nanurjuk', 'glenn')];
    for (const { state, game } of positions.filter((_, at) => at % 3 === 0)) {
      const seat = game.deciders(state)[0] ?? 0;
      for (const move of anything(state, seat)) rules.add(game.refusal(state, seat, move)?.rule ?? 'rounds');
    }
    expect(rules.size).toBeGreaterThan(30);
    expect([...rules].filter((rule) => !anchors.has(rule))).toEqual([]);
  });

  test('explain every sign there is and show every picture', () => {
    const signs = new Set(found(text, /\(icon:([a-z-]+)\)/g));
    expect(Object.keys(ICONS).filter((name) => !signs.has(name))).toEqual([]);
    expect(found(text, /\(figure:([a-z-]+)\)/g)).toEqual([...FIGURE_NAMES].sort());
  });

  test('name a heading of the rulebook in every topic but our own', () => {
    const ours = ['caravel', 'words', 'sources'];
    const silent = book.topics.filter(({ id }) => !ours.includes(id)).filter((topic) => !saysHeading(topic.id));
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(new Set(book.topics.map(({ chapter }) => chapter)).size).toBe(9);
  });

  test('name only the pages that the rulebook itself refers to', () => {
    expect(found(text, /^pages: (.+)$/gm)).toEqual(['10', '12', '9', '9-11']);
    expect(text).not.toContain('page=');
  });

  test('are told in plain sentences', () => {
    expect(anchors.size).toBeGreaterThan(400);
    expect(text).not.toMatch(/\b(he|she|his|hers?|him)\b/);
    expect(text).not.toMatch(/\bl\.\d|\bB\d|\bE\d\d/);
  });
});

const saysHeading = (id: string): boolean =>
  empiresRules.topics.some((topic) => topic.includes(`\nid: ${id}\n`) && topic.includes('\n*Rulebook: '));
