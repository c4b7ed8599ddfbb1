import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { eventSchema } from '#engine/archipelago/events.ts';
import { frameSchema } from '#engine/archipelago/frames.ts';
import { actionSchema, phaseSchema } from '#engine/archipelago/state.ts';
import { placeSchema } from '#engine/archipelago/state.ts';
import { buildingSchema, resourceSchema } from '#engine/archipelago/words.ts';
import en from '#renderer/i18n/messages/en.json';
import { has, isFallback, showMissing } from '#renderer/i18n/t.ts';
import { cardWords, zoneSentence } from '#renderer/games/archipelago/panels/goals/cards.ts';
import {
  endSentence,
  objectiveTitle,
  trendSentence,
  victorySentence,
} from '#renderer/games/archipelago/panels/goals/goals.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Every file of a folder and what lies below it, with one of these endings. */
function files(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(ROOT, folder, name));
}

const source = (folder: string): string =>
  files(folder, '.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** All first groups of a pattern in a text, each once. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))].sort();
}

const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

describe('messages', () => {
  it('all parse', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
  });

  it('stand for every event, frame, phase, action, place, resource and building of the engine', () => {
    expect(
      missing(
        'event',
        eventSchema.options.map(({ shape }) => shape.type.value),
      ),
    ).toEqual([]);
    const frames = frameSchema.options.map(({ shape }) => shape.kind.value);
    expect(missing('frame', frames)).toEqual([]);
    expect(
      missing(
        'frame',
        frames.map((kind) => `${kind}.why`),
      ),
    ).toEqual([]);
    expect(missing('phase', phaseSchema.options)).toEqual([]);
    expect(missing('action', actionSchema.options)).toEqual([]);
    expect(
      missing(
        'action',
        actionSchema.options.map((action) => `${action}.does`),
      ),
    ).toEqual([]);
    expect(missing('spot', placeSchema.options)).toEqual([]);
    expect(missing('resource', resourceSchema.options)).toEqual([]);
    expect(missing('building', buildingSchema.options)).toEqual([]);
  });

  it('stand for every refusal the engine and the host can give', () => {
    const engine = found(source('src-engine'), /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g);
    const host = found(source('src-main'), /(?:say\(|new StorageError\()\s*'([a-z-]+)'/g);
    const named = found(source('src-main'), /^\s*(?:\||export type TroubleCode =)\s*'([a-z]+-[a-z-]+)';?$/gm);
    expect(engine.length).toBeGreaterThan(40);
    expect(missing('refusal', [...engine, ...host, ...named])).toEqual([]);
  });

  it('stand for every barrier and every reason a marker moves for', () => {
    const all = source('src-engine') + source('src-main/host');
    expect(missing('barrier', found(all, /barrier: '([a-z-]+)'/g))).toEqual([]);
    expect(missing('why', found(all, /moveMarker\([^;]*?, '([a-z-]+)', emit\)/g))).toEqual([]);
    expect(missing('rule', found(source('src-engine'), /(?:RULE\w* = |rule: )'([a-z/-]+)'/g))).toEqual([]);
  });

  it('stand for every card, trend and objective of the base pack', () => {
    expect(
      missing(
        'card',
        BASE_PACK.cards.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(
      missing(
        'trend',
        BASE_PACK.trends.map(({ id }) => id),
      ),
    ).toEqual([]);
    const sentences = [
      ...BASE_PACK.cards.flatMap((card) => [
        ...cardWords(card),
        zoneSentence(card.back.domestic, 'domestic'),
        zoneSentence(card.back.export, 'export'),
      ]),
      ...BASE_PACK.trends.map(trendSentence),
      ...BASE_PACK.objectives.flatMap((objective) => [
        objectiveTitle(objective),
        endSentence(objective.end, 3),
        victorySentence(objective.victory),
      ]),
    ];
    expect(sentences.filter((sentence) => isFallback(sentence) || sentence.trim() === '')).toEqual([]);
  });
});

describe('components', () => {
  const components = [
    join(ROOT, 'src-renderer/App.svelte'),
    ...['screens', 'panels', 'components', 'table'].flatMap((folder) => files(`src-renderer/${folder}`, '.svelte')),
  ];

  it('hold no words a player reads', () => {
    expect(components.length).toBeGreaterThan(20);
    expect(components.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual(
      [],
    );
  });

  it('use messages that exist', () => {
    const texts = [...components, ...files('src-renderer', '.ts')].map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(found(texts, /\bt\(\s*'([^']+)'/g).filter((key) => !has(key))).toEqual([]);
  });
});

/** Literal English in the markup of a component: text between tags, and attributes that are read out. */
function wordsIn(component: string): string[] {
  const markup = component
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const attributes = found(markup, /\b(?:aria-label|title|placeholder|alt)="([^"{}]*[A-Za-z]{2}[^"{}]*)"/g);
  return [...attributes, ...textsOf(markup)];
}

/** The text between tags, with everything in braces taken out. */
function textsOf(markup: string): string[] {
  let depth = 0;
  let tag = false;
  let text = '';
  for (const letter of markup) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth > 0) continue;
    else if (letter === '<') tag = true;
    else if (letter === '>' && tag) {
      tag = false;
      text += '\n';
    } else if (!tag) text += letter;
  }
  return text.split('\n').filter((line) => /[A-Za-z]{2}/.test(line));
}
