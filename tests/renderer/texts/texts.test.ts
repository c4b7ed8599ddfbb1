import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';
import { CATALOGUE as archipelago } from '#renderer/games/archipelago/rules/catalogue.ts';
import { CATALOGUE as empires } from '#renderer/games/empires-of-the-north/rules/catalogue.ts';
import { CATALOGUE as endeavor } from '#renderer/games/endeavor/rules/catalogue.ts';
import { ANEW, pageOf } from './page.ts';

/** Holds the texts of a game to those that were read and committed. */
async function expectRead(game: string, page: string): Promise<void> {
  const file = fileURLToPath(new URL(`./${game}.txt`, import.meta.url));
  if (process.env['CI'] !== undefined) expect(existsSync(file), file).toBe(true);
  await expect(page).toMatchFileSnapshot(file);
}

describe(`the texts of a box are those that were read ${ANEW}`, () => {
  it('Archipelago', () => expectRead('archipelago', pageOf(archipelago, ARCHIPELAGO)));
  it('Endeavor', () => expectRead('endeavor', pageOf(endeavor, ENDEAVOR)));
  it('Empires of the North', () => expectRead('empires-of-the-north', pageOf(empires, EMPIRES)));
});
