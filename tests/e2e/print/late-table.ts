import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { effectiveMoves, type CampaignRecord } from '#engine/kernel/record.ts';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';
import type { GalleryGame } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import type { Position } from './main.ts';

/** What there is of a game, without its types: it is only given what it has made. */
type Files = {
  readonly recordedNames: () => string[];
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly packOf: (record: CampaignRecord) => object;
  readonly gameOf: (record: CampaignRecord) => Game<GameTypes>;
};
const FILES = { archipelago, endeavor, 'empires-of-the-north': empires } as unknown as Readonly<
  Record<GalleryGame, Files>
>;
/** So many moves lie between the two tables, and behind the later one. */
const BETWEEN = 12;
const LEFT = 8;

/** A game at its largest table, shortly before its end. */
export function lateTable(of: GalleryGame, width: number): Position {
  const { recordedNames, readRecorded, gameOf, packOf } = FILES[of];
  const records = recordedNames().map(readRecorded);
  const most = Math.max(...records.map(({ seats }) => seats.length));
  const record = records.find(({ seats }) => seats.length === most);
  check(record !== undefined, `no recorded game of ${of}`);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const moves = effectiveMoves(record.entries).live;
  const play = (from: number, to: number): object => {
    for (const { seat, move } of moves.slice(from, to))
      game.apply(state, seat, game.schema.move.parse(move), () => undefined);
    return structuredClone(game.view(state, 'public'));
  };
  const late = moves.length - LEFT;
  const views = [play(0, late - BETWEEN), play(late - BETWEEN, late)] as const;
  return { game: of, seats: record.seats as Position['seats'], views, pack: packOf(record), width };
}
