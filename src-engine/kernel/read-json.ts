/** Limits for a text from outside. */
export type JsonLimits = {
  /** Most characters. */
  readonly most: number;
  /** Most brackets open at once. */
  readonly deepest: number;
};

/** The data of a text from outside, or why it is refused. */
export type JsonRead =
  | { readonly data: unknown }
  | { readonly wrong: 'too-large' | 'too-deep' }
  | { readonly wrong: 'not-json'; readonly says: string }
  | { readonly wrong: 'unsafe'; readonly name: string };

/** Keys with a special meaning in JavaScript objects, which data has no use for. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON from outside. Never throws; the depth is checked before parsing, because the parser is recursive. */
export function readJson(text: string, { most, deepest }: JsonLimits): JsonRead {
  if (text.length > most) return { wrong: 'too-large' };
  if (new FrameMeter({ deepest }).isBeyond(text)) return { wrong: 'too-deep' };
  let unsafe: string | undefined;
  try {
    const data: unknown = JSON.parse(text, (key, value: unknown) => {
      if (UNSAFE.has(key)) unsafe = key;
      return value;
    });
    return unsafe === undefined ? { data } : { wrong: 'unsafe', name: unsafe };
  } catch (error) {
    return { wrong: 'not-json', says: error instanceof Error ? error.message : '' };
  }
}

/** Whether a value is nested deeper than `deepest`. Not recursive, so it is safe for any depth. */
export function nestsDeeper(value: unknown, deepest: number): boolean {
  let level = [value].filter(isNode);
  for (let depth = 0; depth < deepest && level.length > 0; depth++) level = level.flatMap(nodesIn);
  return level.length > 0;
}

function nodesIn(node: object): object[] {
  const values: unknown[] = Object.values(node);
  return values.filter(isNode);
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Limits of the frame of a JSON text: of all that stands outside its quoted texts. */
export type FrameLimits = {
  /** Most brackets open at once. */
  readonly deepest: number;
  /** Most characters; by default any number. */
  readonly most?: number;
};

const [QUOTE, ESCAPE] = ['"', '\\'].map(codeOf);
const OPENING = new Set(['{', '['].map(codeOf));
const CLOSING = new Set(['}', ']'].map(codeOf));

function codeOf(char: string): number {
  return char.charCodeAt(0);
}

/** Counts the frame of a JSON text, which may come in pieces, before anybody parses it. Pieces are texts, or UTF-8. */
export class FrameMeter {
  readonly #limits: FrameLimits;
  #depth = 0;
  #length = 0;
  #quoted = false;
  #escaped = false;

  constructor(limits: FrameLimits) {
    this.#limits = limits;
  }

  /** Whether the text is beyond the limits with this piece. */
  isBeyond(piece: string | Uint8Array): boolean {
    const { deepest, most = Number.POSITIVE_INFINITY } = this.#limits;
    for (let index = 0; index < piece.length; index++) {
      this.#take(typeof piece === 'string' ? piece.charCodeAt(index) : (piece[index] ?? 0));
      if (this.#depth > deepest || this.#length > most) return true;
    }
    return false;
  }

  #take(code: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (this.#quoted) {
      if (code === ESCAPE) this.#escaped = true;
      else if (code === QUOTE) this.#quoted = false;
    } else {
      this.#length += 1;
      if (code === QUOTE) this.#quoted = true;
      else if (OPENING.has(code)) this.#depth += 1;
      else if (CLOSING.has(code)) this.#depth -= 1;
    }
  }
}
