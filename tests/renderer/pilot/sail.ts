import type { Emit, GameEvent } from '#engine/kernel/events.ts';
import type { Game } from '#engine/kernel/game.ts';
import { defined } from '#engine/kernel/defined.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { COLOURS, PERSON, type SeatSetup } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { advance, FRESH, withoutLine, type Line, type PilotMemory } from '#renderer/panels/pilot/pilot.ts';
import type { Lesson, Moment, PilotPart } from '#renderer/window/lessons.ts';
import type { GameTypes } from '#renderer/window/types.ts';

/** A voyage to be sailed without a window. */
export type Course = {
  readonly game: AnyGame;
  readonly pack: object;
  readonly pilot: PilotPart;
  readonly options: object;
  readonly seats: number;
  /** How many of the first seats are newcomers, and how many more are persons who know the game. */
  readonly newcomers: number;
  readonly veterans?: number;
  readonly seed: string;
  /** Plays the other seats, and those of the persons where `policy` says so. */
  readonly bot: Bot<never>;
  /** How persons play: they take what the pilot lights, or any move, or what the bot would do. */
  readonly policy: 'hints' | 'random' | 'bot';
  /** Called at every moment, to look at what is said; what it returns goes on instead. */
  readonly watch?: (at: Watched) => PilotMemory | undefined;
  /** Whether the aim is read as soon as it stands there; by default it is. */
  readonly reads?: boolean;
  /** Moves after which it is broken off. */
  readonly most?: number;
};

/** One moment of a voyage. */
export type Watched = {
  readonly state: object;
  readonly moment: Moment;
  readonly before: PilotMemory;
  readonly memory: PilotMemory;
  readonly step: number;
};

/** What became of it. */
export type Voyage = {
  readonly state: object;
  readonly steps: number;
  /** Every line said, in order. */
  readonly said: readonly (Line & { readonly step: number; readonly words: string })[];
  /** Lessons whose trigger occurred. */
  readonly triggered: ReadonlySet<string>;
};

/** Seats of a table: newcomers first, then persons who know the game, then bots. */
export function seated({ seats, newcomers, veterans = 0, bot }: Course): SeatSetup[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: ['Ines', 'Tomás', 'Beatriz', 'Duarte', 'Leonor'][seat] ?? `Seat ${seat}`,
    colour: defined(COLOURS[seat]),
    player: seat < newcomers + veterans ? PERSON : bot.level,
    ...(seat < newcomers && { newcomer: true as const }),
  }));
}

/** Sails a voyage to its end: after each move the pilot looks at the public table as a window would. */
export function sail(course: Course): Voyage {
  const { game, pilot } = course;
  const seats = seated(course);
  const rng = streamOf(`${course.seed}/persons`);
  let events: GameEvent[] = [];
  const emit: Emit<GameEvent> = (event, audience) => {
    if (audience === undefined || !('only' in audience)) events.push(event);
  };
  const state = game.setup(course.options, course.seed, emit);
  let memory: PilotMemory = FRESH;
  const said: (Line & { step: number; words: string })[] = [];
  const triggered = new Set<string>();
  let [step, seq] = [0, 0];

  const look = (moment: Moment): void => {
    const before = memory;
    seq += moment.events.length;
    for (const lesson of pilot.lessons) if (lesson.when(moment)) triggered.add(lesson.id);
    const known = listeners(course, moment, step, seq);
    memory = advance(memory, moment, known, pilot);
    while (course.reads !== false && moment.newcomer !== undefined && memory.line?.lesson === pilot.aim.id) {
      said.push({ ...memory.line, step, words: wordsOf(pilot, memory.line) });
      memory = advance(withoutLine(memory, pilot), moment, known, pilot);
    }
    if (
      memory.line !== null &&
      (memory.said[memory.line.lesson]?.length ?? 0) > (before.said[memory.line.lesson]?.length ?? 0)
    )
      said.push({ ...memory.line, step, words: wordsOf(pilot, memory.line) });
    memory = course.watch?.({ state, moment, before, memory, step }) ?? memory;
  };

  for (; game.deciders(state).length > 0 && step < (course.most ?? 5000); step++) {
    const seat = defined(game.deciders(state)[0]);
    const person = seats[seat]?.player === PERSON;
    const moment = momentOf(course, seats, state, seat, events);
    events = [];
    look(moment);
    const legal = game.legalMoves(state, seat);
    const bot = course.bot as unknown as Bot<GameTypes & { options: object; state: object; information: object }>;
    const choice = (): { type: string } =>
      bot.decide(
        game as unknown as Game<never> as never,
        game.information(state, seat),
        seat,
        streamOf(`${course.seed}/${step}`),
      );
    let move = person && course.policy !== 'bot' ? defined(legal[pick(rng, legal.length)]) : choice();
    if (person && course.policy === 'hints') {
      const lesson = memory.line === null ? undefined : pilot.lessons.find(({ id }) => id === memory.line?.lesson);
      const lit = lesson === undefined ? undefined : shownMoves(lesson, moment, legal);
      move = lit ?? choice();
    }
    if (person && !moment.secret) look({ ...moment, events: [], pointed: move });
    game.apply(state, seat, move, emit);
  }
  look({ ...momentOf(course, seats, state, undefined, events), over: game.outcome(state) !== undefined });
  return { state, steps: step, said, triggered };
}

function shownMoves(lesson: Lesson, moment: Moment, legal: readonly { type: string }[]): { type: string } | undefined {
  const shows = lesson.show?.(moment)?.move;
  return shows === undefined ? undefined : legal.find((move) => shows(move));
}

/** What a line says. */
export function wordsOf({ words, again }: PilotPart, line: Line): string {
  return (line.again ? again?.(line.lesson, line.values) : undefined) ?? words(line.lesson, line.values);
}

function momentOf(
  { game, pack, newcomers, veterans = 0 }: Course,
  seats: readonly SeatSetup[],
  state: object,
  seat: number | undefined,
  events: readonly GameEvent[],
): Moment {
  const view = game.view(state, 'public');
  const alone = seat !== undefined && game.deciders(state).length === 1;
  const secret = seat !== undefined && game.secret(state) && seats[seat]?.player === PERSON;
  const decides = secret || alone ? seat : undefined;
  return {
    table: { seats, view, pack },
    events,
    seat: decides,
    newcomer: decides !== undefined && decides < newcomers ? decides : undefined,
    secret,
    moves: decides === undefined || secret ? [] : game.publicMoves(view, decides),
    pointed: undefined,
    alone: newcomers + veterans === 1,
    over: false,
  };
}

function listeners({ newcomers, veterans = 0, pilot }: Course, moment: Moment, step: number, seq: number) {
  const { seat, secret } = moment;
  return {
    decision: `${step}.${seat ?? '-'}.${secret}`,
    seq,
    newcomers: Array.from({ length: newcomers }, (_, at) => at),
    person: seat !== undefined && seat < newcomers + veterans,
    repeats: (lesson: string) => pilot.again?.(lesson, {}) !== undefined,
  };
}
