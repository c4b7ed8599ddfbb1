import { cleanName } from '#engine/kernel/name.ts';
import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';

/**
 * The pack with this hash: the stored one or, if that is damaged, the game's own if it has the same hash; else
 * undefined.
 */
export function packBehind(host: Host, listed: ListedGame, hash: string): object | undefined {
  const read = host.packs.get(hash);
  if (read !== undefined) return read;
  for (const find of [() => host.store.pack(hash), () => listed.basePack]) {
    try {
      const pack = find();
      if (listed.make(pack).pack !== hash) continue;
      host.packs.set(hash, pack);
      return pack;
    } catch (error) {
      host.log.error('pack-unreadable', { game: listed.id, error });
    }
  }
  return undefined;
}

type PackRequest = RequestOf<'packs' | 'import-pack' | 'export-pack' | 'delete-pack'>;

/** Lists, imports, exports or deletes packs of a game. */
export function packs(host: Host, request: PackRequest): Reply {
  const listed = host.games.find(({ id }) => id === request.game);
  if (listed === undefined) return refused(messageOf('unknown-game', { game: request.game }));
  switch (request.type) {
    case 'packs':
      return list(host, listed);
    case 'import-pack':
      return bring(host, listed, request.file);
    case 'export-pack':
      return give(host, listed, request.hash);
    case 'delete-pack':
      return remove(host, listed, request.hash);
  }
}

/** Hash of the pack a game comes with. */
export function baseOf({ make, basePack }: ListedGame): string {
  return make(basePack).pack;
}

function list(host: Host, listed: ListedGame): Reply {
  const base = baseOf(listed);
  const kept = host.store.packs(listed.id);
  const own = { hash: base, name: nameOf(listed, listed.basePack), base: true };
  const others = kept.filter(({ hash }) => hash !== base);
  return {
    type: 'packs',
    packs: [
      { ...own, used: kept.some(({ hash, used }) => hash === base && used) },
      ...others.map(({ hash, name, used }) => ({
        hash,
        name: name || titleBehind(host, listed, hash),
        base: false,
        used,
      })),
    ],
  };
}

/** The title of a pack, cut to the length that the list allows. */
function nameOf(listed: ListedGame, pack: object): string {
  return listed.packTitle(pack).slice(0, 120);
}

/** The title of a pack that came with a campaign; empty if the pack is damaged. */
function titleBehind(host: Host, listed: ListedGame, hash: string): string {
  const pack = packBehind(host, listed, hash);
  return pack === undefined ? '' : nameOf(listed, pack);
}

function bring(host: Host, listed: ListedGame, file: string): Reply {
  const read = listed.readPack(file);
  if (!read.ok) {
    const [{ path, message } = { path: '', message: '' }] = read.problems;
    const where = path === '' ? 'pack' : path;
    return refused(
      messageOf('pack-wrong', {
        where: cleanName(where),
        says: cleanName(message).slice(0, 300),
        more: Math.max(0, read.problems.length - 1),
      }),
    );
  }
  const { pack: hash } = listed.make(read.pack);
  if (hash !== baseOf(listed)) host.store.savePack(hash, listed.id, read.pack, nameOf(listed, read.pack));
  host.log.info('pack-imported', { game: listed.id, hash });
  return list(host, listed);
}

/** Whether there is a pack with this hash for a game. */
function isKnown(host: Host, listed: ListedGame, hash: string): boolean {
  return hash === baseOf(listed) || host.store.packs(listed.id).some((kept) => kept.hash === hash);
}

/** The pack for a new campaign; without a hash, the game's own. Returns a message if there is none with that hash. */
export function chosenPack(host: Host, listed: ListedGame, hash: string | undefined): { pack: object } | Message {
  if (hash === undefined) return { pack: listed.basePack };
  if (!isKnown(host, listed, hash)) return messageOf('unknown-pack');
  const pack = packBehind(host, listed, hash);
  return pack === undefined ? messageOf('pack-unreadable') : { pack };
}

function give(host: Host, listed: ListedGame, hash: string): Reply {
  const chosen = chosenPack(host, listed, hash);
  if ('code' in chosen) return refused(chosen);
  return {
    type: 'file',
    name: `${listed.id}-${hash.slice(0, 8)}.caravel-pack.json`,
    file: listed.packText(chosen.pack),
  };
}

function remove(host: Host, listed: ListedGame, hash: string): Reply {
  if (hash === baseOf(listed)) return refused(messageOf('pack-base'));
  const kept = host.store.packs(listed.id).find((pack) => pack.hash === hash);
  if (kept === undefined) return refused(messageOf('unknown-pack'));
  if (kept.used) return refused(messageOf('pack-used'));
  host.store.removePack(hash);
  return list(host, listed);
}
