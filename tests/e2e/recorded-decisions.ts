import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import type { GalleryGame, GalleryPosition } from '#tests/gallery/positions.ts';
import { check } from './check.ts';

/** The recorded games of a game, as far as they are read here. */
type Recorded<T extends GameTypes> = {
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly gameOf: (record: CampaignRecord) => Game<T>;
};

/** A game whose state lists what is under way, the newest last. */
type Framed = GameTypes & { readonly state: { readonly frames: readonly { readonly kind: string }[] } };

/** The first positions of a recorded game at which something of each of these kinds is decided, named after the kind. */
export function firstDecisions<T extends Framed>(
  of: GalleryGame,
  { readRecorded, gameOf }: Recorded<T>,
  name: string,
  kinds: readonly string[],
): GalleryPosition[] {
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const found = new Map<string, number>();
  for (const [entries, entry] of record.entries.entries()) {
    const kind = state.frames.at(-1)?.kind ?? '';
    if (kinds.includes(kind) && !found.has(kind)) found.set(kind, entries);
    if (found.size === kinds.length) break;
    check(entry.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  return [...found].map(([kind, entries]) => ({ name: kind, of, game: name, entries }));
}
