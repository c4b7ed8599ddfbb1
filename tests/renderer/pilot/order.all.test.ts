import { it } from 'vitest';
import { course as archipelago } from '../archipelago/pilot-course.ts';
import { ORDER as ARCHIPELAGO } from '../archipelago/pilot-order.ts';
import { course as empires } from '../empires-of-the-north/pilot-course.ts';
import { ORDER as EMPIRES } from '../empires-of-the-north/pilot-order.ts';
import { course as endeavor } from '../endeavor/pilot-course.ts';
import { ORDER as ENDEAVOR } from '../endeavor/pilot-order.ts';
import { expectOrder } from './check-order.ts';

// 300 of Archipelago take minutes: they are sailed by `npm run voyages`.
it.each([
  ['Archipelago', archipelago, ARCHIPELAGO, 60],
  ['Endeavor', endeavor, ENDEAVOR, 300],
  ['Empires of the North', empires, EMPIRES, 300],
] as const)(
  'the lines of %s come in their order over many first voyages',
  { timeout: 10 * 60_000 },
  (_, course, rules, count) => {
    expectOrder(course({}), rules, count);
  },
);
