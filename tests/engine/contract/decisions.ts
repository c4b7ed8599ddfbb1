import { canonicalJson } from '#engine/kernel/hash.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Refusal } from '#engine/kernel/refusal.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { expectAgreed, isBeside } from './besides.ts';
import { count, isDear, type Played, type Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { mutations, remember, some } from './mutate.ts';
import { bytes, expectSchema, textsOf } from './plain.ts';
import { inWindow, isDeal } from './offers.ts';

/** How many legal moves are mutated at a dear step, and at any other. */
const MUTATED = { dear: 12, cheap: 1 };

/** Checks who owes what, and returns every move that may be made, deals aside. */
export function checkDecisions<T extends GameTypes>(table: Table<T>): Played<T>[] {
  const { game, state, seats } = table;
  const deciders = game.deciders(state);
  const over = game.outcome(state) !== undefined;
  expectThat(new Set(deciders).size === deciders.length, 'a seat decides twice');
  expectThat(
    deciders.every((seat) => seats.includes(seat)),
    'somebody decides who is not at the table',
  );
  expectThat(over === (deciders.length === 0), over ? 'somebody decides after the end' : 'nobody owes a decision');
  return seats.flatMap((seat) => {
    const moves = game.legalMoves(state, seat);
    if (!deciders.includes(seat)) expectThat(moves.length === 0, `seat ${seat} has moves, but owes nothing`);
    else expectThat(moves.length > 0, `seat ${seat} owes a decision and has no legal move: stuck`);
    const texts = textsOf(moves);
    const twice = texts.find((text, index) => texts.indexOf(text) < index);
    expectThat(twice === undefined, `seat ${seat} is offered ${twice} twice`);
    return moves.map((move) => checkLegal(table, seat, move));
  });
}

function checkLegal<T extends GameTypes>(table: Table<T>, seat: Seat, move: T['move']): Played<T> {
  table.about = { seat, move };
  expectSchema(table.game.schema.move, move, 'a legal move');
  const refusal = table.game.refusal(table.state, seat, move);
  expectThat(refusal === undefined, () => `a legal move is refused: ${refusal?.code}`);
  remember(table, move);
  return { seat, move };
}

/** Tries moves that are a little wrong, and moves of the wrong seat: refused if and only if not listed. */
export function checkRefusals<T extends GameTypes>(
  table: Table<T>,
  legal: readonly Played<T>[],
  offers: readonly Played<T>[],
  besides: readonly Played<T>[],
  rng: Rng,
): void {
  const most = isDear(table.step) ? MUTATED.dear : MUTATED.cheap;
  const tried = [legal, offers, besides].flatMap((moves) => some([...moves], most, rng));
  const open = new Map(table.seats.map((seat) => [seat, openTexts(table, seat)]));
  const listed = new Set(legal.map(({ seat, move }) => `${seat} ${canonicalJson(move)}`));
  const asked = new Set<string>();
  for (const { seat, move } of tried) {
    const others = table.seats.filter((other) => other !== seat).map((other) => ({ seat: other, move }));
    const mutated = mutations(table, move, rng).map((other) => ({ seat, move: other }));
    for (const attempt of [...others, ...mutated]) {
      const text = `${attempt.seat} ${bytes(attempt.move)}`;
      const parsed = asked.has(text) ? undefined : table.game.schema.move.safeParse(attempt.move);
      asked.add(text);
      if (parsed?.success !== true) continue;
      const isListed = listed.has(`${attempt.seat} ${canonicalJson(parsed.data)}`);
      checkAttempt(table, { seat: attempt.seat, move: parsed.data }, isListed, open.get(attempt.seat));
    }
  }
}

function checkAttempt<T extends GameTypes>(
  table: Table<T>,
  { seat, move }: Played<T>,
  listed: boolean,
  open: Set<string> | undefined,
): void {
  const { game, state } = table;
  table.about = { seat, move };
  const refusal = game.refusal(state, seat, move);
  if (isBeside(table, move)) expectAgreed(table, { seat, move });
  if (refusal === undefined) {
    if (isBeside(table, move)) expectThat(!listed, 'a move beside the decision is listed');
    else if (isDeal(table, move)) expectThat(inWindow(table, seat), 'a deal is allowed outside every window');
    else expectThat(listed, 'a move is allowed, but not among the legal moves');
  } else {
    count(table.refusals, refusal.code);
    expectThat(!listed, 'a move is refused, but among the legal moves');
    expectThat(refusal.code !== '' && refusal.rule !== '', 'a refusal without a code or a rule');
    expectThat(refusal.public || game.hides, `the reason ${refusal.code} is private where nothing is hidden`);
    const shown = refusal.public && open?.has(canonicalJson(move)) === true;
    expectThat(!shown, `publicMoves holds what the public reason ${refusal.code} forbids`);
  }
  checkPublicReason(table, { seat, move }, refusal);
}

/** A public reason is the same in every world that looks the same: it tells nothing. */
function checkPublicReason<T extends GameTypes>(
  table: Table<T>,
  { seat, move }: Played<T>,
  refusal: Refusal | undefined,
): void {
  if (table.game.secret(table.state)) return;
  const open = (reason: Refusal | undefined) => (reason?.public === true ? bytes(reason) : 'none in public');
  for (const twin of table.twins) {
    const there = table.game.refusal(twin.state, seat, move);
    expectSame(open(there), open(refusal), `a public reason depends on a secret seat ${twin.seat} does not know`);
  }
}

function openTexts<T extends GameTypes>(table: Table<T>, seat: Seat): Set<string> {
  return new Set(textsOf(table.game.publicMoves(table.game.view(table.state, 'public'), seat)));
}

/** What the public may be shown as possible holds every legal move that names nothing hidden, and nothing for a seat that owes nothing. */
export function checkPublicMoves<T extends GameTypes>(table: Table<T>, legal: readonly Played<T>[]): void {
  const { game, state, seats } = table;
  const namesHidden = table.check.namesHidden ?? (() => false);
  const deciders = game.deciders(state);
  const seen = game.view(state, 'public');
  for (const seat of seats) {
    const open = game.publicMoves(seen, seat);
    for (const move of open) expectSchema(game.schema.move, move, 'a public move');
    const texts = new Set(textsOf(open));
    expectThat(texts.size === open.length, `publicMoves lists a move of seat ${seat} twice`);
    expectThat(deciders.includes(seat) || open.length === 0, `publicMoves of seat ${seat}, which owes nothing`);
    const named = open.find((move) => namesHidden(move));
    expectThat(named === undefined, () => `publicMoves of seat ${seat} names what is hidden: ${bytes(named)}`);
    if (game.secret(state)) continue;
    const lacking = legal.find(
      ({ seat: by, move }) => by === seat && !namesHidden(move) && !texts.has(canonicalJson(move)),
    );
    expectThat(lacking === undefined, () => `publicMoves of seat ${seat} lacks the legal ${bytes(lacking?.move)}`);
  }
}
