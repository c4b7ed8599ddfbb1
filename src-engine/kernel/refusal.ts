/** Values that fill a message. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** Why a move is not possible: a code that the renderer turns into a sentence, and the rule it comes from. */
export type Refusal = {
  /** Stable message key. */
  readonly code: string;
  readonly params: Params;
  /** Anchor in the rules reference. */
  readonly rule: string;
  /** Whether everybody may read it; false as soon as it tells anything about what lies behind a screen. */
  readonly public: boolean;
};

const NOTHING: Params = {};

/** A refusal based on public facts alone. */
export function refuse(rule: string, code: string, params: Params = NOTHING): Refusal {
  return { code, params, rule, public: true };
}

/** A refusal based on what only the seat itself may know (what lies behind its screen, its cards). */
export function refusePrivately(rule: string, code: string, params: Params = NOTHING): Refusal {
  return { code, params, rule, public: false };
}
