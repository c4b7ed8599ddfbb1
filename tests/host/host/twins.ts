import { anyOf } from '#engine/bots/random.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Level, SeatSetup } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { openHost, type HostOptions } from '#main/host/port.ts';
import { glanceOf } from '#main/host/table.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { KINDS, newFolder, Sitter, type KindName } from './support.ts';

/** The id of all twin campaigns, so that they differ in their secrets only. */
export const TWIN = 'twin';

/** A window in which campaigns are opened one after another; `lay` begins one in a given state. */
export function twinTable(
  name: KindName,
  level: Level,
  seats: SeatSetup[],
  more: Partial<HostOptions> = {},
  listed = KINDS[name].listed,
) {
  const { options } = KINDS[name];
  const game = listed.make(listed.basePack);
  const store = openStore(openDatabase({ dataDir: newFolder(), log: silentLog }).db);
  const sitter = new Sitter(openHost({ store, games: [listed], log: silentLog, pause: 0, ...more }));
  const head = {
    id: TWIN,
    game: listed.id,
    ruleset: game.version,
    seats,
    level,
    undo: 'barrier' as const,
    options: options as Record<string, string | number>,
    seed: 's',
    pack: game.pack,
  };
  const lay = async (state: object): Promise<Sitter> => {
    await sitter.ask('leave');
    if (store.ids().includes(TWIN)) store.remove(TWIN);
    const setup = { state, hash: hashValue(state), events: [] };
    const curtain = { state: 'open' } as const;
    store.create({ head, pack: listed.basePack, setup, page: 1, curtain, glance: glanceOf(game, state, 0, listed) });
    sitter.pushes.length = 0;
    await sitter.ask('open', { campaign: TWIN });
    return sitter;
  };
  return { game, lay };
}

/** Opens a campaign that begins in `state`, in a new folder. */
export function laidIn(
  name: KindName,
  state: object,
  level: Level,
  seats: SeatSetup[],
  more: Partial<HostOptions> = {},
) {
  return twinTable(name, level, seats, more).lay(state);
}

/** The state after `moves` random moves, or undefined if the game is over before. */
export function midGame(game: AnyGame, options: object, seed: string, moves: number): object | undefined {
  const state = game.setup(game.schema.options.parse(options), seed, () => undefined);
  const rng = streamOf(`mid ${seed}`);
  for (let move = 0; move < moves; move++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return undefined;
    game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), () => undefined);
  }
  return game.deciders(state).length === 0 ? undefined : state;
}

/** Every state of a random game in which a decision is to be made. */
export function* wholeGame(name: KindName, seed: string): Generator<object> {
  const { listed, options } = KINDS[name];
  const game = listed.make(listed.basePack);
  const state = game.setup(game.schema.options.parse(options), seed, () => undefined);
  const rng = streamOf(`whole ${seed}`);
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    yield game.copy(state);
    game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), () => undefined);
  }
}
