import { checkPack, type Verdict } from '../../kernel/pack/validate.ts';
import { checkBoards } from './check-boards.ts';
import { checkMap } from './check-map.ts';
import { PackSchema, type Pack } from './schema.ts';

/** Checks whether some JSON is a pack of Endeavor: its shape, and what the values must agree with. Never throws. */
export function validatePack(json: unknown): Verdict<Pack> {
  return checkPack(json, PackSchema, [checkMap, checkBoards]);
}
