import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { View } from '#engine/endeavor/state.ts';
import { endeavorBoard } from '#renderer/games/endeavor/board/endeavor-board.ts';
import { boardModel } from '#renderer/games/endeavor/board/model.ts';
import { stackPlace } from '#renderer/games/endeavor/board/place-ids.ts';
import Stacks from '#renderer/games/endeavor/board/svg/Stacks.svelte';
import { buildingName, stackShort, tokenName, trackName } from '#renderer/games/endeavor/words/words.ts';
import { lateView, PACK, startView } from './fixture.ts';

/** What is written on each stack, and whether its number stands in a disc. */
const drawnOn = (view: View) =>
  render(Stacks, { props: { stacks: boardModel(view, PACK).stacks } })
    .body.split('data-stack="')
    .slice(1)
    .map((part) => ({
      id: part.slice(0, part.indexOf('"')),
      texts: [...part.matchAll(/<text(?: class="(\w+)[^"]*")?[^>]*>(.*?)<\/text>/g)].map(([, kind = '', text]) => ({
        kind: kind.replace(/^svelte$/, ''),
        text,
      })),
      discs: part.match(/<circle/g)?.length ?? 0,
    }));

describe('the figures on a stack', () => {
  test.each([
    ['at first', startView()],
    ['late', lateView()],
  ] as const)('cannot be taken for each other: how many there are has a sign, the number a disc (%s)', (_, view) => {
    for (const { id, texts, discs } of drawnOn(view)) {
      const stack = boardModel(view, PACK).stacks.find((one) => one.id === id);
      const number = stack?.top?.number ?? undefined;
      const count = texts.filter(({ text }) => text?.startsWith('×'));
      expect(
        count.map(({ text }) => text),
        id,
      ).toEqual(stack?.left === 0 ? [] : [`×${stack?.left}`]);
      expect(
        texts.filter(({ kind }) => kind === 'number').map(({ text }) => text),
        id,
      ).toEqual(number === undefined ? [] : [String(number)]);
      if (number !== undefined) expect(discs, id).toBeGreaterThan(0);
    }
  });

  test('are told in words under the name of the stack that is pointed at', () => {
    const view = lateView();
    const model = boardModel(view, PACK);
    const note = (id: string) => endeavorBoard.note?.({ seats: [], view, pack: PACK }, model, id);
    expect(note(stackPlace('africa'))).toBe('The top one asks for 4 discs here. 2 left.');
    expect(note(stackPlace('slavery'))).toBe('None left.');
    expect(note(stackPlace('india'))).toBe('6 left.');
    expect(note('city:london')).toBeUndefined();
  });
});

test('the short name of a stack begins no other word of the boards, and each is another one', () => {
  const words = [
    ...TRACKS.map(trackName),
    ...BASE_PACK.buildings.map(({ id }) => buildingName(id)),
    ...BASE_PACK.tokens.map(({ id }) => tokenName(id)),
  ].map((word) => word.toLowerCase());
  const names = BASE_PACK.stacks.map(({ id }) => stackShort(id).toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name.length, name).toBeGreaterThan(2);
    expect(
      words.filter((word) => word.startsWith(name)),
      name,
    ).toEqual([]);
  }
});
