import { it } from 'vitest';
import { expectAimStays, expectOrder } from '../pilot/check-order.ts';
import { course } from './pilot-course.ts';
import { ORDER } from './pilot-order.ts';

/** How many first voyages are sailed: 300 with `npm run voyages`. */
const COUNT = import.meta.env.MODE === 'long' ? 300 : 6;

it('the lines of Empires of the North come in their order, each of what is decided', { timeout: 40 * 60_000 }, () => {
  expectOrder(course({}), ORDER, COUNT);
});

it('the aim of Empires of the North stays until it was read, and nothing is said while others play', () => {
  expectAimStays(course({ seed: 'aim' }));
});
