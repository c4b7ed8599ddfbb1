import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, hasInvisibleMarks, nameSkeleton, hasDirectionMarks } from '#engine/kernel/name.ts';

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada  \t Lovelace ', 'Ada Lovelace'],
    ['Ada\nBen\u2028Cora\u0007', 'Ada Ben Cora'],
    // Marks that turn the rest of a line about, the old ones and the isolates.
    ['\u202eadA\u202c \u2066x\u2069\u200e\u200f\u061c', 'adA x'],
    ['A\u00add\u200ba\ufeff', 'Ada'],
    // Two ways to write one letter are one.
    ['Zoe\u0308', 'Zo\u00eb'],
    // A mark between a letter and its accent keeps them apart no longer.
    ['Zoe\u200e\u0308', 'Zo\u00eb'],
    // Joiners: spelling in Persian and Hindi, and one picture of many in emoji.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['\u200dAda\u200c', 'Ada'],
    ['שירה', 'שירה'],
    // Nothing to be seen.
    ['', ''],
    [' \u200e\u200d\ufe0f\u3164 ', ''],
    ['\ud800Ada', 'Ada'],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanName(text)).toBe(shown);
    expect(hasInvisibleMarks(shown)).toBe(false);
  });

  const marks = [
    'a',
    'e',
    '\u0308',
    ' ',
    '\n',
    '\u200e',
    '\u202e',
    '\u200d',
    '\ufe0f',
    '\u2028',
    '\u2000',
    '👩',
    '\ud83d',
  ];
  const unit = fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary', maxLength: 1 }));

  test('that is clean stays as it is, and holds no control, format or direction mark', () => {
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const name = cleanName(text);
        expect(cleanName(name)).toBe(name);
        expect(name).not.toMatch(/(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['Ada Lovelace', false, false],
    ['می\u200cخواهم', false, false],
    [' Zoe\u0308 ', false, false],
    ['A\u00adda', true, false],
    ['Ada\n', true, false],
    ['\u202eadA', true, true],
    ['Ada\u2069', true, true],
  ])('%j hides marks: %s, and turns text about: %s', (text, hides, turns) => {
    expect([hasInvisibleMarks(text), hasDirectionMarks(text)]).toEqual([hides, turns]);
  });

  test('looks like another in other letters of the same look', () => {
    expect(nameSkeleton('ADA')).toBe(nameSkeleton('A\u200dda'));
    expect(nameSkeleton('Ａｄａ')).toBe(nameSkeleton('Ada'));
    expect(nameSkeleton('Ada')).not.toBe(nameSkeleton('Ida'));
  });
});
