import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { eventSchema, FADING } from '#engine/archipelago/events.ts';
import { frameSchema } from '#engine/archipelago/frames.ts';
import { actionSchema, phaseSchema } from '#engine/archipelago/state.ts';
import { placeSchema } from '#engine/archipelago/state.ts';
import { buildingSchema, resourceSchema } from '#engine/archipelago/words.ts';
import { cardWords, zoneSentence } from '#renderer/games/archipelago/panels/goals/cards.ts';
import {
  endSentence,
  objectiveTitle,
  trendSentence,
  victorySentence,
} from '#renderer/games/archipelago/panels/goals/goals.ts';
import { has } from '#renderer/games/archipelago/words/t.ts';
import { has as hasHouse } from '#renderer/i18n/t.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { files, found, source } from './found.ts';
import { messagesIn } from './all-messages.ts';

const en = messagesIn('src-renderer/games/archipelago/messages');
const WINDOW = 'src-renderer/games/archipelago';
const ENGINE = 'src-engine/archipelago';

const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

describe('messages of Archipelago', () => {
  it('all parse', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
  });

  it('stand for every event, frame, phase, action, place, resource and building of the engine', () => {
    const events = eventSchema.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'faded');
    expect(missing('event', events)).toEqual([]);
    expect(missing('event.faded', FADING)).toEqual([]);
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

  it('stand for every refusal the rules can give', () => {
    const engine = found(source(ENGINE), /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g);
    expect(engine.length).toBeGreaterThan(40);
    expect(missing('refusal', engine).filter((code) => !hasHouse(`refusal.${code}`))).toEqual([]);
  });

  it('stand for every barrier and every reason a marker moves for', () => {
    const all = source(ENGINE);
    expect(missing('barrier', found(all, /barrier: '([a-z-]+)'/g))).toEqual([]);
    expect(missing('why', found(all, /moveMarker\([^;]*?, '([a-z-]+)', emit\)/g))).toEqual([]);
    // A part of a rule is named as the rule is.
    const rules = found(source(ENGINE) + source('src-engine/kernel'), /(?:RULE\w* = |rule: )'([a-z/-]+)'/g);
    const partsOf = (rule: string) => rule.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
    expect(rules.filter((rule) => !partsOf(rule).some((part) => has(`rule.${part}`)))).toEqual([]);
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

  it('exist where they are used', () => {
    const texts = files(WINDOW, '.svelte', '.ts').map((file) => readFileSync(file, 'utf8'));
    const used = found(texts.join('\n'), /(?<![\w.])t\(\s*'([^']+)'/g);
    expect(used.length).toBeGreaterThan(200);
    expect(used.filter((key) => !has(key))).toEqual([]);
  });
});
