import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { foldBelief } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Thought } from '#engine/bots/search.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { AnyGame, Bots, ListedGame } from '#main/listed-game.ts';
import { MOST_CANDIDATES } from './answers.ts';
import { BotFault, packKey, type BotPool, type Question } from './question.ts';

/**
 * Returns the bot's answer; once `stop` says so, a bot that thinks answers with the best it has found.
 * @throws BotFault if the game or the level is unknown, or if the bot fails
 */
export type Decider = (question: Question, pack: () => unknown, stop?: () => boolean) => object;

/** A decider for the bots of `games`. Each game is made once per pack. */
export function decider(games: readonly ListedGame[]): Decider {
  const made = new Map<string, { game: AnyGame; bots: Bots }>();
  const make = (question: Question, data: unknown) => {
    const listed = games.find(({ id }) => id === question.game);
    if (listed === undefined) throw new BotFault(`unknown game ${question.game}`);
    const both = { game: listed.make(data), bots: listed.bots(data) };
    made.set(packKey(question), both);
    return both;
  };
  return (question, pack, stop = never) => {
    const { level } = question;
    try {
      const { game, bots } = made.get(packKey(question)) ?? make(question, pack());
      const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
      if (bot === undefined) throw new BotFault(`unknown level ${level}`);
      return answerOf(bot, question, game, stop);
    } catch (error) {
      throw error instanceof BotFault ? error : new BotFault(stackOf(error));
    }
  };
}

/** The answer to what is asked. A bot without advice names the move it would make, and one that measures nothing no worths. */
function answerOf(bot: Bot<GameTypes>, question: Question, game: AnyGame, stop: () => boolean): object {
  const { asked = 'move', information, seat, seed, belief } = question;
  if (asked === 'belief') return concluded(bot, question);
  const rng = streamOf(seed);
  if (asked === 'thought') return thoughtOf(bot, question, game, stop);
  if (asked === 'worths')
    return { worths: bot.worths?.(game, information, seat, rng) ?? [], telling: bot.telling ?? 0 };
  if (asked === 'advice' && bot.advise !== undefined)
    return bot.advise(game, information, seat, rng, wanted(question, game));
  const move = bot.decide(game, information, seat, rng, belief);
  return asked === 'advice' ? { move, reasons: [] } : move;
}

/** The move that a question names. */
const wanted = ({ also }: Question, game: AnyGame): GameTypes['move'] | undefined =>
  also === undefined ? undefined : game.schema.move.parse(also);

/** What a bot has found. Of many moves it tells the chances of the first, and of the one that was asked about. */
function thoughtOf(
  bot: Bot<GameTypes>,
  question: Question,
  game: AnyGame,
  stop: () => boolean,
): Thought<GameTypes['move']> {
  const { information, seat, seed, quietly = false, belief, level } = question;
  if (bot.think === undefined) throw new BotFault(`${level} does not think`);
  const also = wanted(question, game);
  const limits = {
    ...{ stop, quietly, evenly: !quietly },
    ...(belief !== undefined && { belief }),
    ...(also !== undefined && { also }),
  };
  const thought = bot.think(game, information, seat, streamOf(seed), limits);
  const asked = also === undefined ? undefined : canonicalJson(also);
  const rest = thought.candidates.filter(({ move }) => canonicalJson(move) !== asked);
  const told = new Set([...thought.candidates.filter((one) => !rest.includes(one)), ...rest].slice(0, MOST_CANDIDATES));
  return { ...thought, candidates: thought.candidates.filter((one) => told.has(one)) };
}

const never = (): boolean => false;

/** What the bot believes after what it has watched. */
function concluded(bot: Bot<GameTypes>, { information, belief: before, watched = [], level }: Question): object {
  const { belief } = bot;
  if (belief === undefined) throw new BotFault(`${level} believes nothing`);
  return foldBelief(belief, before ?? belief.start(information), watched);
}

/** Name and first lines of the stack of an error, without its message: that may quote what only one seat knows. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return 'fault';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 4)].join('\n');
}

/** A bot pool that decides in this thread, without limits in time: for games that workers do not know. */
export function decideInThread(games: readonly ListedGame[]): BotPool {
  const decide = decider(games);
  return {
    async ask(question, pack, signal, now) {
      await yieldToEventLoop(undefined, { signal });
      return decide(question, pack, () => now?.aborted === true);
    },
    close: () => undefined,
  };
}
