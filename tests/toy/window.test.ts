import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { movesOf } from '#renderer/window/choice.ts';
import { CLANS, LAKES } from '#tests/engine/toy/data.ts';
import { toyGame, toyHandGame, toyOpenGame } from '#tests/engine/toy/toy.ts';
import { eventSchema, frameSchema, moveSchema, type ToyMove, type ToyState } from '#tests/engine/toy/types.ts';
import { files, found } from '#tests/renderer/i18n/found.ts';
import { problemsOf } from '#tests/renderer/rules/check-book.ts';
import { FORM_IDS } from './forms.ts';
import en from './messages.en.json';
import { toyRules } from './rules/book.ts';
import { has } from './t.ts';
import { choicesFrom } from './window/choices.ts';
import { readerOf } from './window/read.ts';
import { words } from './window/words.ts';

const WINDOW = join(import.meta.dirname, 'window');
const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));

/** The lines of a file that are neither empty nor a comment. */
function linesOf(file: string): string[] {
  const text = readFileSync(join(WINDOW, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
}

test('the window of three forms takes fewer than 360 lines, and no relief', () => {
  const lines = readdirSync(WINDOW).flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.length).toBeLessThan(360);
  expect(lines.filter((line) => /'three/.test(line))).toEqual([]);
});

describe('the messages of the toy', () => {
  test('parse, and begin with its name', () => {
    for (const [key, message] of Object.entries(en)) {
      expect(key).toMatch(/^toy\./);
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
    }
  });

  test('stand for every event, move and decision', () => {
    const events = eventSchema.options.map(({ shape }) => shape.type.value);
    const frames = frameSchema.options.map(({ shape }) => shape.kind.value);
    expect(events.length).toBeGreaterThan(15);
    expect(missing('event', events)).toEqual([]);
    expect(
      missing(
        'move',
        moveSchema.options.map(({ shape }) => shape.type.value),
      ),
    ).toEqual([]);
    expect([...missing('ask', frames), ...missing('why', frames)]).toEqual([]);
  });

  test('stand for every refusal, rule and barrier', () => {
    const rules = files('tests/engine/toy', '.ts')
      .filter((file) => !/test\.ts$|broken\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const refusals = found(rules, /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g);
    expect(refusals.length).toBeGreaterThan(25);
    expect(missing('refusal', refusals)).toEqual([]);
    expect(missing('rule', found(rules, /(?:refuse(?:Privately)?\(|rule = |rule: )'([a-z/-]+)'/g))).toEqual([]);
    expect(missing('barrier', found(rules, /barrier: '([a-z-]+)'/g))).toEqual([]);
  });

  test('stand for everything that is settled before a game', () => {
    expect(missing('name', FORM_IDS)).toEqual([]);
    for (const [name, values] of Object.entries({ clan: CLANS, lake: LAKES }))
      expect([...missing(name, values), ...missing(`${name}.why`, values)]).toEqual([]);
  });
});

test('the rules of the toy lead nowhere in vain', () => {
  const required = ['lake', 'turn', 'turn/build', 'round/stakes', ...CLANS.map((clan) => `clan/${clan}`)];
  const [icons, figures] = [new Set(['water']), new Set(['lake'])];
  expect(problemsOf(toyRules, { pack: {}, icons, figures, required })).toEqual([]);
});

const GAMES = { toy: toyGame, 'toy-hand': toyHandGame, 'toy-open': toyOpenGame } as const;

describe.each(FORM_IDS)('the window of %s', (form) => {
  const game = GAMES[form];

  test('offers every move through exactly one choice, and says every event, in whole games', () => {
    const rng = streamOf(`window of ${form}`);
    const read = readerOf(form);
    for (let number = 0; number < 10; number++) {
      const seats = [1, 2, 3, 4].map(() => ({ name: 'Ada', colour: 'red' as const, player: 'person' }));
      const said: string[] = [];
      const state: ToyState = game.setup({ rounds: 3, players: 1 + (number % 4) }, `${number}`, () => undefined);
      const table = () => ({ seats, view: read.view(game.view(state, 'public')), pack: {} });
      for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
        const seat = deciders[0] ?? 0;
        const moves = game.legalMoves(state, seat);
        const asked = moves.filter(({ type }) => type !== 'commit');
        const { choices, endings } = choicesFrom(table(), seat, asked);
        const offered = [...choices, ...endings].flatMap(movesOf).map((move) => JSON.stringify(move));
        expect(offered.sort()).toEqual(asked.map((move) => JSON.stringify(move)).sort());
        const move = moves[pick(rng, moves.length)] as ToyMove;
        game.apply(state, seat, move, (event) => void said.push(words.event(table(), event)));
      }
      expect(said.filter((text) => /undefined|NaN|\{/.test(text) || text === '')).toEqual([]);
    }
  });
});
