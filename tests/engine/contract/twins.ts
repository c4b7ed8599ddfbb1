import { eventsFor, type Emitted } from '#engine/kernel/events.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Viewer } from '#engine/kernel/seat.ts';
import type { Played, Table, Twin } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { bytes } from './plain.ts';
import { comparePublic } from './screens.ts';

/** How many worlds are played along at most. */
const MOST_TWINS = 2;

/** Lets one of the dealt worlds follow the game: each time that of another seat. */
export function addTwin<T extends GameTypes>(table: Table<T>, worlds: readonly T['state'][]): void {
  const seat = table.step % worlds.length;
  const state = worlds[seat];
  if (state !== undefined) table.twins = [{ seat, state, same: true }, ...table.twins].slice(0, MOST_TWINS);
}

/**
 * Plays a move in the worlds that differ in secrets alone. As long as it is possible there, and nothing that was hidden
 * has come to light, nobody outside may see a difference.
 */
export function followTwins<T extends GameTypes>(
  table: Table<T>,
  played: Played<T>,
  log: readonly Emitted<T['event']>[],
  next: T['state'],
): void {
  table.twins = table.twins.filter((twin) => followTwin(table, twin, played, log, next));
}

function followTwin<T extends GameTypes>(
  table: Table<T>,
  twin: Twin<T>,
  { seat, move }: Played<T>,
  log: readonly Emitted<T['event']>[],
  next: T['state'],
): boolean {
  const { game } = table;
  const refusal = game.refusal(twin.state, seat, move);
  if (refusal !== undefined) {
    expectThat(!refusal.public || game.secret(twin.state), `the public reason ${refusal.code} depends on a secret`);
    expectThat(seat !== twin.seat || !twin.same, `what seat ${seat} may do depends on what it cannot know`);
    return false;
  }
  const secret = game.secret(twin.state);
  const there: Emitted<T['event']>[] = [];
  game.apply(twin.state, seat, move, (event, audience) => there.push({ event, audience }));
  table.twinSteps += 1;
  // How far a secret decision has come only its seat knows: `checkSecretPaths` sees that it always ends at the same move.
  const goesOn = (state: T['state']): boolean => game.secret(state) && game.deciders(state).includes(seat);
  if (secret && goesOn(twin.state) !== goesOn(next)) return false;
  if (!sameEvents(table, log, there, 'public')) return false;
  comparePublic(table, twin.state, next, `a secret that seat ${twin.seat} did not know`);
  twin.same &&= sameEvents(table, log, there, twin.seat);
  if (twin.same) {
    const known = bytes(game.information(next, twin.seat));
    expectSame(
      bytes(game.information(twin.state, twin.seat)),
      known,
      `seat ${twin.seat} learns a secret without an event`,
    );
  }
  return true;
}

/**
 * Whether `viewer` read the same in both worlds.
 * @throws ContractFailure where they differ in an event that reveals nothing, or happens in one world alone and may not.
 */
function sameEvents<T extends GameTypes>(
  table: Table<T>,
  here: readonly Emitted<T['event']>[],
  there: readonly Emitted<T['event']>[],
  viewer: Viewer,
): boolean {
  const reveals = table.check.reveals ?? ((event: T['event']) => event.barrier !== undefined);
  const mine = eventsFor(here, viewer);
  const theirs = eventsFor(there, viewer);
  for (let index = 0; index < Math.max(mine.length, theirs.length); index++) {
    const [one, other] = [mine[index], theirs[index]];
    if (bytes(one) === bytes(other)) continue;
    const revealed =
      one?.type === other?.type ? one !== undefined && reveals(one, viewer) : surprised(table, one, other);
    expectThat(revealed, () => `an event for ${viewer} depends on a secret: ${bytes(one)} here, ${bytes(other)} there`);
    return false;
  }
  return true;
}

/** Whether one of two events that part here happened in its world alone, as it may. @throws ContractFailure without a barrier. */
function surprised<T extends GameTypes>({ check }: Table<T>, ...parted: readonly (T['event'] | undefined)[]): boolean {
  const surprise = parted.find((event) => event !== undefined && check.surprises?.(event) === true);
  if (surprise === undefined) return false;
  expectThat(surprise.barrier !== undefined, `the event ${surprise.type} reveals a secret and raises no barrier`);
  return true;
}
