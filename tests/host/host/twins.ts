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

/** The name of every campaign that is a twin: what is left to differ are the secrets. */
export const TWIN = 'twin';

/** A window that campaigns are laid in one after the other, each beginning in a state of its own. */
export function twinTable(name: KindName, level: Level, seats: SeatSetup[], more: Partial<HostOptions> = {}) {
  const { listed, options } = KINDS[name];
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

/** A campaign that begins in `state`, in a folder of its own. */
export function laidIn(
  name: KindName,
  state: object,
  level: Level,
  seats: SeatSetup[],
  more: Partial<HostOptions> = {},
) {
  return twinTable(name, level, seats, more).lay(state);
}

/** A state some moves into a random game, or undefined where the game is over before. */
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

/** The states of a whole random game, each waiting for somebody. */
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
