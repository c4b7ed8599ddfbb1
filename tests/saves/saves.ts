/**
 * Campaigns as older versions saved them. `node tests/saves/make.ts` makes those of the current version, in a folder named after the
 * version of the database and, for any game but the first, after the game and its rules. An existing folder is never made again: later
 * versions must open it as it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** Random moves to play on from a save. */
export const MOVES_ON = 50;
/** Name of the random stream they are drawn from. */
export const streamName = (version: string): string => `saves ${version}`;

/** The person, and the title and notes of the campaign, that databases keep from version 4 on. */
export const PERSON = { name: 'Ada 🦀', sign: 'whale' };
export const NOTE = { title: 'The long winter', notes: 'Ben forgot the water.\nTwice.' };

const knownSchema = z.strictObject({
  game: z.string().default('archipelago'),
  /** Rules it was played with: newer ones may lead to other states. */
  ruleset: z.int(),
  campaign: z.string(),
  moves: z.int(),
  /** How many moves that its rules made by themselves newer ones ask for. */
  asks: z.int().default(0),
  /** Hash of its last state, and of the state after `MOVES_ON` more moves. */
  hash: z.string(),
  hashAfter: z.string(),
});

/** One saved campaign: as an exported file and as a whole database, and what must be found in them. */
export type Save = { readonly version: string; readonly file: string; readonly database: Buffer } & z.infer<
  typeof knownSchema
>;

const HERE = new URL('./', import.meta.url);

/** Every save, oldest first. */
export function saves(): Save[] {
  const versions = readdirSync(HERE).filter((name) => /^v\d+/.test(name));
  return versions.sort((a, b) => Number.parseInt(a.slice(1)) - Number.parseInt(b.slice(1))).map((version) => {
    const read = (name: string): Buffer => readFileSync(new URL(`${version}/${name}`, HERE));
    const known = knownSchema.parse(JSON.parse(read('known.json').toString()));
    const file = gunzipSync(read('campaign.caravel.json.gz')).toString();
    return { version, file, database: gunzipSync(read('caravel.db.gz')), ...known };
  });
}
