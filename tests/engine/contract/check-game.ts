import { elementAt } from '#engine/kernel/element-at.ts';
import { eventsFor } from '#engine/kernel/events.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { withSecret } from '#engine/kernel/seed.ts';
import { checkBesides } from './besides.ts';
import { checkClosing } from './closing.ts';
import { count, isDear, type Check, type Played, type Report, type Table } from './config.ts';
import { checkDecisions, checkPublicMoves, checkRefusals } from './decisions.ts';
import { ContractFailure, expectSame, expectThat, located } from './failure.ts';
import { checkHidden } from './hidden.ts';
import { oneOf } from './mutate.ts';
import { checkOffers } from './offers.ts';
import { checkOptions } from './options.ts';
import { bytes, expectSchema, reload } from './plain.ts';
import { checkLog, playOn, recorder } from './play.ts';
import { checkDrawnAnew, checkSamples, checkTwins, checkViews } from './screens.ts';
import { checkSecretPaths } from './secret-paths.ts';
import { checkEnd, checkState, checkStateDearly } from './states.ts';
import { addTwin } from './twins.ts';

export type { Check, Report } from './config.ts';
export { ContractFailure } from './failure.ts';

/** Where there are offers, one move in this many is one. */
const OFFERS_AMONG = 4;
/** Where there are moves beside the decision, one in this many is one. */
const BESIDES_AMONG = 6;

/**
 * Plays one game at random, uniformly over every legal move of every decider, and checks the whole contract on the way:
 * at every state what is cheap, at the first ten and at powers of two what is dear. Takes any game: what it cannot know of its
 * rules stands in `check`; where nothing is hidden no worlds that differ in secrets are played along.
 * @throws ContractFailure with the seed, step and move where the game breaks its contract.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, check: Check<T>): Report {
  const table = lay(game, check);
  try {
    const most = check.steps ?? 2000;
    const rng = streamOf(`${check.seed}/play`);
    while (checkPosition(table, rng)) {
      expectThat(table.step < most, `no end after ${most} moves`);
    }
    checkEnd(table);
    checkLog(table);
    return report(table);
  } catch (error) {
    throw located(table, error);
  }
}

/** Sets the game up twice, which must come to the same. */
function lay<T extends GameTypes>(game: Game<T>, check: Check<T>): Table<T> {
  const { log, emit } = recorder<T['event']>();
  const state = game.setup(check.options, check.seed, emit);
  const table: Table<T> = {
    game,
    check,
    seats: Array.from({ length: game.seats(check.options) }, (_, seat) => seat),
    state,
    text: bytes(state),
    saved: reload(state),
    step: 0,
    log: [],
    events: log.map((emitted) => ({ emitted, text: bytes(emitted) })),
    reached: new Map(),
    lastDeal: -1,
    values: new Map(),
    moves: new Map(),
    dealTypes: new Set(),
    twins: [],
    refusals: {},
    twinSteps: 0,
    otherWorlds: 0,
    about: {},
  };
  checkOptions(game);
  expectSchema(game.schema.options, check.options, 'the options');
  expectThat(game.optionsRefusal(check.options) === undefined, 'the options are refused');
  for (const { event } of log) expectSchema(game.schema.event, event, `the event ${event.type}`);
  const again = recorder<T['event']>();
  expectSame(
    bytes(game.setup(reload(check.options), check.seed, again.emit)),
    table.text,
    'set-up is not deterministic',
  );
  expectSame(bytes(again.log), bytes(log), 'the events of set-up are not deterministic');
  checkSecret(game, check);
  return table;
}

/** Whatever the secret of a seed is, everybody sees the same set-up: whoever knows its words can work out nothing more. */
function checkSecret<T extends GameTypes>(game: Game<T>, check: Check<T>): void {
  const seen = ['one', 'another'].map((secret) => {
    const { log, emit } = recorder<T['event']>();
    const state = game.setup(reload(check.options), withSecret(check.seed, secret), emit);
    return bytes([game.view(state, 'public'), game.deciders(state), eventsFor(log, 'public')]);
  });
  expectSame(elementAt(seen, 0), elementAt(seen, 1), 'what lies open at set-up depends on the secret of the seed');
}

/** Checks the state the game is in and makes a move; false when it is over. */
function checkPosition<T extends GameTypes>(table: Table<T>, rng: Rng): boolean {
  const { game, check, step } = table;
  const dear = isDear(step);
  checkState(table);
  const legal = checkDecisions(table);
  if (game.hides) checkSecretPaths(table, streamOf(`${check.seed}/secret/${step}`));
  checkClosing(table, legal);
  const offers = checkOffers(table);
  const besides = checkBesides(table, legal);
  table.about = {};
  const over = game.outcome(table.state) !== undefined;
  if (dear || over) {
    checkStateDearly(table);
    checkViews(table);
    checkPublicMoves(table, legal);
    checkHidden(table);
    const worlds = checkSamples(table);
    if (game.hides) addTwin(table, worlds);
    if (check.twin) addTwin(table, checkTwins(table, check.twin));
    if (!over) checkDrawnAnew(table);
  }
  checkRefusals(table, legal, offers, besides, streamOf(`${check.seed}/mutations/${step}`));
  table.about = {};
  expectSame(bytes(table.state), table.text, 'asking about a state changes it');
  const move = over ? undefined : choose(legal, offers, besides, rng);
  if (move !== undefined) playOn(table, move);
  return !over;
}

function choose<T extends GameTypes>(
  legal: readonly Played<T>[],
  offers: readonly Played<T>[],
  besides: readonly Played<T>[],
  rng: Rng,
): Played<T> | undefined {
  if (besides.length > 0 && pick(rng, BESIDES_AMONG) === 0) return oneOf(besides, rng);
  const deal = pick(rng, OFFERS_AMONG) === 0;
  return oneOf(deal && offers.length > 0 ? offers : legal, rng);
}

function report<T extends GameTypes>(table: Table<T>): Report {
  const outcome = table.game.outcome(table.state);
  if (outcome === undefined) throw new ContractFailure('no outcome at the end');
  const moves: Record<string, number> = {};
  const events: Record<string, number> = {};
  for (const { played } of table.log) count(moves, played.move.type);
  for (const { emitted } of table.events) count(events, emitted.event.type);
  const { check, step: steps, refusals, twinSteps, otherWorlds } = table;
  return { seed: check.seed, steps, outcome, moves, events, refusals, twinSteps, otherWorlds };
}
