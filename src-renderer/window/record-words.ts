import type { Feat } from '#engine/kernel/feats.ts';
import type { Translator, Values } from '../i18n/translator.ts';

/** Something that is counted of a seat in every game, and over many games shows a habit. */
export type Habit = {
  /** As the review counts it. */
  readonly counter: string;
  readonly code: string;
  /** What it is, as the heading of a number: “Exploring”. */
  readonly name: string;
};

/** What records say of a game. They outlive what they tell of, so whatever is not known here any more has no words. */
export type RecordWords = {
  /**
   * One sentence about a feat; undefined for one without words. The feats of a game are told in their order.
   * @param name the name of a seat
   */
  feat(feat: Feat, name: (seat: number) => string): string | undefined;
  /** For how long a game was laid, from its code (`Game.record`); undefined for one without words. */
  length(code: string): string | undefined;
  /** What people like to do in it, in the order in which it is told. */
  readonly likes: readonly Habit[];
};

/**
 * What records say of a game, from its messages: `feat.<id>` and `like.<counter>.<code>`.
 * @param likes the counters that show habits, and of each the codes in their order
 * @param length whoever says the lengths of a game, as `length.<code>`; absent for a game of one length
 */
export function recordWords(
  { tKnown, tCode }: Pick<Translator<string>, 'tKnown' | 'tCode'>,
  likes: Readonly<Record<string, readonly string[]>>,
  length?: Pick<Translator<string>, 'tKnown'>,
): RecordWords {
  return {
    feat: ({ feat, seat, params }, name) => tKnown('feat', feat, { ...withNames(params, name), name: name(seat) }),
    length: (code) => length?.tKnown('length', code),
    likes: Object.entries(likes).flatMap(([counter, codes]) =>
      codes.map((code) => ({ counter, code, name: tCode('like', `${counter}.${code}`) })),
    ),
  };
}

/** What fills the gaps of a sentence, with the name in the place of a seat. */
function withNames(params: Feat['params'], name: (seat: number) => string): Values {
  const { other } = params;
  return typeof other === 'number' ? { ...params, other: name(other) } : params;
}
