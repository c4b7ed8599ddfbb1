import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { secretStream } from '#engine/kernel/seed.ts';
import { closingOf } from './closing.ts';
import type { Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { bytes, expectPlainTree, expectSchema, reload, textsOf } from './plain.ts';
import { dealWindows } from './deal-windows.ts';

/** How many moves are played on a world that was dealt anew. */
const PLAYED_ON = 6;

/** Every viewer gets a plain view that its schema knows. */
export function checkViews<T extends GameTypes>(table: Table<T>): void {
  const { game, state, seats } = table;
  for (const viewer of ['public', ...seats] as const) {
    const view = game.view(state, viewer);
    expectSchema(game.schema.view, view, `the view of ${viewer}`);
    expectPlainTree(reload(view), 'view');
    expectSame(bytes(game.view(state, viewer)), bytes(view), `the view of ${viewer} differs from one look to the next`);
  }
  for (const figure of Object.values(game.summary(game.view(state, 'public')))) {
    expectThat(typeof figure === 'string' || Number.isFinite(figure), 'a summary holds more than words and numbers');
  }
}

/** For each seat a world that it cannot tell from this one: all it may see and do there is the same. */
export function checkSamples<T extends GameTypes>(table: Table<T>): T['state'][] {
  return table.seats.map((seat) => {
    const { game, state, check, step } = table;
    const info = game.information(state, seat);
    const text = bytes(info);
    const stream = () => streamOf(`${check.seed}/sample/${step}/${seat}`);
    const world = game.sample(info, stream());
    expectSame(bytes(game.sample(reload(info), stream())), bytes(world), 'the same stream deals another world');
    expectSchema(game.schema.state, world, `the world dealt for seat ${seat}`);
    expectPlainTree(world, 'world');
    const wrong = game.invariants(world);
    expectThat(wrong.length === 0, () => `the world dealt for seat ${seat} is not intact: ${wrong.join('; ')}`);
    compareWorlds(table, world, seat);
    const others = table.seats.filter((other) => other !== seat);
    const known = (at: T['state']) => bytes(others.map((other) => game.information(at, other)));
    if (known(world) !== known(state)) table.otherWorlds += 1;
    playOnSample(table, game.copy(world), seat);
    playOnSample(table, game.sample(info, stream()), seat);
    expectSame(bytes(info), text, 'playing on a dealt world changes the information it was dealt from');
    return world;
  });
}

/** The same for worlds the test has made from the state itself. */
export function checkTwins<T extends GameTypes>(
  table: Table<T>,
  twin: (state: T['state'], seat: Seat, rng: Rng) => T['state'],
): T['state'][] {
  return table.seats.map((seat) => {
    const rng = streamOf(`${table.check.seed}/twin/${table.step}/${seat}`);
    const world = twin(reload(table.state), seat, rng);
    compareWorlds(table, world, seat);
    return world;
  });
}

/** The table for others to play on: it looks the same to everybody, and follows from nothing that is hidden. */
export function checkDrawnAnew<T extends GameTypes>(table: Table<T>): void {
  const { game, state, check, step } = table;
  const anew = (from: T['state'], secret: string) =>
    game.drawnAnew(from, secretStream(`${check.seed}/${secret}/${step}`), () => undefined);
  const world = anew(state, 'one');
  const wrong = game.invariants(world);
  expectThat(wrong.length === 0, () => `the table drawn anew is not intact: ${wrong.join('; ')}`);
  expectSchema(game.schema.state, world, 'the table drawn anew');
  comparePublic(table, world, state, 'what was drawn anew');
  expectSame(bytes(anew(anew(state, 'another'), 'one')), bytes(world), 'what is drawn anew depends on what was hidden');
}

function compareWorlds<T extends GameTypes>({ game, seats, state }: Table<T>, world: T['state'], seat: Seat): void {
  const looks = (at: T['state']) => looksOfSeat(game, at, seat);
  compareLooks(looks(world), looks(state), 'a secret');
  comparePublic({ game, seats }, world, state, `a secret that seat ${seat} does not know`);
}

/** Two worlds that differ in secrets alone look the same from outside. */
export function comparePublic<T extends GameTypes>(
  { game, seats }: Pick<Table<T>, 'game' | 'seats'>,
  world: T['state'],
  state: T['state'],
  secret: string,
): void {
  const looks = (at: T['state']) => looksOfAll(game, at, seats);
  compareLooks(looks(world), looks(state), secret);
}

/** What somebody may find out, as text, by what it is. */
export type Looks = Readonly<Record<string, string>>;

/** @throws ContractFailure where two looks part */
export function compareLooks(actual: Looks, expected: Looks, secret: string): void {
  for (const [what, text] of Object.entries(expected)) {
    expectSame(actual[what] ?? '', text, `${what} depends on ${secret}`);
  }
}

/** Everything that everybody may see and ask. */
export function looksOfAll<T extends GameTypes>(game: Game<T>, at: T['state'], seats: readonly Seat[]): Looks {
  const view = game.view(at, 'public');
  return {
    'the public view': bytes(view),
    deciders: bytes(game.deciders(at)),
    'whether the decision is secret': bytes(game.secret(at)),
    windows: bytes(dealWindows(game, at)),
    'whether it is over': bytes(game.outcome(at) === undefined),
    publicMoves: bytes(seats.map((seat) => game.publicMoves(view, seat))),
    closing: bytes(seats.map((seat) => closingOf(game, at, seat) ?? null)),
    'the summary': bytes(game.summary(view)),
  };
}

/** Everything that `seat` knows, sees and may do. */
export function looksOfSeat<T extends GameTypes>(game: Game<T>, at: T['state'], seat: Seat): Looks {
  return {
    [`what seat ${seat} knows`]: bytes(game.information(at, seat)),
    [`what seat ${seat} sees`]: bytes(game.view(at, seat)),
    [`what seat ${seat} may do`]: textsOf(game.legalMoves(at, seat)).sort().join('\n'),
  };
}

/** A dealt world can be played like any other. */
function playOnSample<T extends GameTypes>(
  { game, seats, check, step }: Table<T>,
  world: T['state'],
  seat: Seat,
): void {
  const rng = streamOf(`${check.seed}/rollout/${step}/${seat}`);
  for (let played = 0; played < PLAYED_ON && game.outcome(world) === undefined; played++) {
    const moves = seats.flatMap((other) => game.legalMoves(world, other).map((move) => ({ seat: other, move })));
    const chosen = moves[pick(rng, moves.length)];
    expectThat(chosen !== undefined, `the world dealt for seat ${seat} gets stuck`);
    game.apply(world, chosen.seat, chosen.move, () => undefined);
  }
}
