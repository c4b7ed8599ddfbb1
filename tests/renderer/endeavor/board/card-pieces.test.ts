import { Box3, Mesh, PlaneGeometry, Vector3 } from 'three';
import { expect, test, vi } from 'vitest';
import { Studio } from '#renderer/board/three/studio.ts';
import { CARD_HIGH } from '#renderer/games/endeavor/board/geometry.ts';
import { boardModel, type BoardModel } from '#renderer/games/endeavor/board/model.ts';
import { CardPieces } from '#renderer/games/endeavor/board/three/card-pieces.ts';
import { DEEP, Ground } from '#renderer/games/endeavor/board/three/ground.ts';
import { stackPlace } from '#renderer/games/endeavor/board/three/stacks.ts';
import { PACK, startView } from './fixture.ts';

const before = boardModel(startView(), PACK);
const ground = new Ground(before, 'processor');
const AT = before.stacks.findIndex(({ id }) => id === 'africa');

/** The board with so many cards fewer on a stack. */
const drawn = (model: BoardModel, at: number, cards = 1): BoardModel => ({
  ...model,
  stacks: model.stacks.map((stack, i) => (i === at ? { ...stack, left: stack.left - cards } : stack)),
});

/** Cards over a board, with what is asked of the printed faces and what of them was freed. */
function table(printed = true) {
  const dispose = vi.fn();
  const lifted = vi.fn((_: number) => (printed ? { mesh: new Mesh(new PlaneGeometry(1, 1)), dispose } : undefined));
  const cards = new CardPieces(new Studio('processor'), ground, { lifted });
  const middle = () => new Box3().setFromObject(cards.root).getCenter(new Vector3());
  return { cards, lifted, dispose, middle };
}

test('a card that is drawn is lifted off its stack with its own face, turned, and carried to the near edge in 250 to 400 ms', () => {
  const { cards, lifted, dispose, middle } = table();
  cards.show(before, drawn(before, AT), false);
  expect(lifted.mock.calls).toEqual([[AT]]);
  const [card] = cards.root.children;
  const stack = before.stacks[AT];
  if (!card || !stack) throw new Error('no card');
  const at = stackPlace(ground, stack.at);
  const place = () => new Vector3().setFromMatrixPosition(card.matrix);
  expect(place().toArray()).toEqual([at.x, at.y + (stack.left - 1) * CARD_HIGH, at.z]);
  const heights = [place().y];
  let spent = 0;
  while (cards.root.children.length > 0 && spent < 1000) {
    expect(cards.step(10)).toBe(true);
    spent += 10;
    heights.push(place().y);
  }
  expect(spent).toBeGreaterThanOrEqual(250);
  expect(spent).toBeLessThanOrEqual(400);
  expect(Math.max(...heights)).toBeGreaterThan((heights[0] ?? 0) + 0.2);
  expect(place().z).toBeGreaterThan(DEEP / 2);
  expect(new Vector3(0, 1, 0).transformDirection(card.matrix).z).toBeGreaterThan(0.5);
  expect(dispose).toHaveBeenCalledOnce();
  expect(cards.step(10)).toBe(false);
  expect(middle().length()).toBe(0);
});

test.each([
  ['where nothing is carried', drawn(before, AT), true, true],
  ['where its face is not printed yet', drawn(before, AT), false, false],
  ['when a card comes back', drawn(before, AT, -1), false, true],
  ['when a whole stack goes', drawn(before, AT, 3), false, true],
  ['when nothing was drawn', before, false, true],
] as const)('nothing is on its way %s', (_, after, still, printed) => {
  const { cards } = table(printed);
  cards.show(before, after, still);
  expect(cards.root.children).toHaveLength(0);
  expect(cards.step(10)).toBe(false);
});

test('a second card of a stack takes the place of the first one, and a jump takes away what is on its way', () => {
  const { cards, dispose } = table();
  const once = drawn(before, AT);
  cards.show(before, once, false);
  cards.step(100);
  cards.show(once, drawn(once, AT), false);
  expect(cards.root.children).toHaveLength(1);
  expect(dispose).toHaveBeenCalledTimes(1);
  cards.show(once, before, true);
  expect(cards.root.children).toHaveLength(0);
  expect(dispose).toHaveBeenCalledTimes(2);
  expect(cards.step(10)).toBe(false);
});
