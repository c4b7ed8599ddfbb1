import { it } from 'vitest';
import { expectAimStays, expectOrder } from '../pilot/check-order.ts';
import { course } from './pilot-course.ts';
import { ORDER } from './pilot-order.ts';

/** How many first voyages are sailed, and how far: 300 to their ends with `npm run voyages`. */
const [COUNT, MOST] = import.meta.env.MODE === 'long' ? [300, {}] : [8, { most: 300 }];

it('the lines of Archipelago come in their order, each of what is decided', { timeout: 60 * 60_000 }, () => {
  expectOrder(course(MOST), ORDER, COUNT);
});

it('the aim of Archipelago stays until it was read, and nothing is said while others play', () => {
  expectAimStays(course({ seed: 'aim', most: 150 }));
});
