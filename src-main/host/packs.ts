import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/games.ts';
import { refused } from './replies.ts';
import { say, type Host } from './table.ts';

/** The data behind a hash as it was kept or, where that is damaged and they are the same, the game's own; else undefined. */
export function packBehind(host: Host, listed: ListedGame, hash: string): object | undefined {
  for (const find of [() => host.store.pack(hash), () => listed.basePack]) {
    try {
      const pack = find();
      if (listed.make(pack).pack === hash) return pack;
    } catch (error) {
      host.log.error('pack-unreadable', { game: listed.id, error });
    }
  }
  return undefined;
}

export function packs(
  _host: Host,
  _request: RequestOf<'packs' | 'import-pack' | 'export-pack' | 'delete-pack'>,
): Reply {
  return refused(say('not-yet'));
}
