import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameMeter, nestsDeeper, readJson } from '#engine/kernel/read-json.ts';

const nested = (deep: number): string => '['.repeat(deep) + ']'.repeat(deep);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('what stands outside the quoted texts of a JSON text', () => {
  it('is measured before it is parsed, whatever stands in the texts', () => {
    const says = (text: string) => new FrameMeter({ deepest: 3, most: 20 }).isBeyond(text);
    expect([nested(3), nested(4)].map(says)).toEqual([false, true]);
    expect([`[${nested(2)},${nested(2)}]`, `{"a":{"b":{}}}`, `{"a":{"b":[[]]}}`].map(says)).toEqual([
      false,
      false,
      true,
    ]);
    const text = JSON.stringify(`[[[[[[{"\\[[[[[[[[[[[[[[[[[[[[[[`);
    expect([text, `[${text},${text}]`, `[${text},${nested(4)}]`].map(says)).toEqual([false, false, true]);
    expect(['1'.repeat(20), '1'.repeat(21), ','.repeat(30)].map(says)).toEqual([false, true, true]);
    expect(readJson(nested(4), { most: 100, deepest: 3 })).toEqual({ wrong: 'too-deep' });
  });

  it('is the same as text, as bytes, and in pieces that end anywhere', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 9 }), fc.nat(8), (json, size, deepest) => {
        const wanted = nestsDeeper(JSON.parse(json), deepest);
        for (const piece of [json, bytes(json)]) {
          expect(new FrameMeter({ deepest }).isBeyond(piece)).toBe(wanted);
          const meter = new FrameMeter({ deepest });
          let beyond = false;
          for (let at = 0; at < piece.length; at += size) beyond ||= meter.isBeyond(piece.slice(at, at + size));
          expect(beyond).toBe(wanted);
        }
      }),
    );
  });
});
