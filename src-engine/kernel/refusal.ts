/** Values a message is filled with. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** Why a move is not possible: a code the renderer turns into a sentence, and the rule it comes from. */
export type Refusal = {
  /** Stable message key. */
  readonly code: string;
  readonly params: Params;
  /** Anchor in the rules reference. */
  readonly rule: string;
  /** Whether everybody may read it. False as soon as it tells something about what lies behind a screen. */
  readonly public: boolean;
};

const NOTHING: Params = {};

/** A refusal that rests on what lies open on the table. */
export function refuse(rule: string, code: string, params: Params = NOTHING): Refusal {
  return { code, params, rule, public: true };
}

/** A refusal that rests on what only the seat itself may know (what lies behind its screen, its cards). */
export function refusePrivately(rule: string, code: string, params: Params = NOTHING): Refusal {
  return { code, params, rule, public: false };
}
