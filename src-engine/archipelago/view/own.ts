import { partsAt } from '../../kernel/own.ts';
import type { View } from './view-schema.ts';

/** What a seat's own part shows: what lies behind its screen, and deeper its objectives. */
export function ownPart({ own }: View, depth: string): Readonly<Record<string, unknown>> {
  return partsAt(own, depth, { stock: ['screen'], objective: ['screen', 'objectives'] });
}
