import { checkPack, type Verdict } from '../../kernel/pack/validate.ts';
import { checkBox } from './check-box.ts';
import { checkCards } from './check-cards.ts';
import { checkReady } from './check-ready.ts';
import { checkWords } from './check-words.ts';
import { PackSchema, type Pack } from './schema.ts';

/** Checks whether some JSON is a pack of Empires of the North: its shape, and what the values must agree with. Never throws. */
export function validatePack(json: unknown): Verdict<Pack> {
  return checkPack(json, PackSchema, [checkBox, checkCards, checkWords, checkReady]);
}
