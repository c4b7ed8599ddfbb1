import { IntlMessageFormat } from 'intl-messageformat';

/** The values for the gaps of a message. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** The keys of messages that begin with a prefix, without it. */
type KeyOf<M, P extends string> =
  Extract<keyof M, string> extends infer K ? (K extends `${P}${infer Rest}` ? Rest : never) : never;

/** Messages, ready to be used. Keys stay when a wording changes. */
export type Translator<K extends string> = {
  /** The sentence under `key`. A gap without a value stays empty: a missing word must never break the table. */
  t(key: K, values?: Values): string;
  /**
   * The sentence for a code of the engine, the host or the data, under `family.code`. An unknown code gives `fallback`,
   * or the code in readable form; tests find it with `isFallback`.
   */
  tCode(family: string, code: string, values?: Values, fallback?: K): string;
  /** The same, or undefined for a code without a message: it is none of these. */
  tKnown(family: string, code: string, values?: Values): string | undefined;
  /** Whether there is a message under `key`; engine and data may have codes without one. */
  has(key: string): key is K;
  readonly list: typeof list;
  readonly signed: typeof signed;
};

const LOCALE = 'en';
const strict = { on: false };

/** The one who says messages, whose keys all begin with `prefix`; that is left out where they are used. */
export function translatorOf<M extends Readonly<Record<string, string>>, const P extends string>(
  messages: M,
  prefix: P,
): Translator<KeyOf<M, P>> {
  type Key = KeyOf<M, P>;
  const compiled = new Map<string, IntlMessageFormat>();
  const has = (key: string): key is Key => Object.hasOwn(messages, `${prefix}${key}`);
  const compile = (key: string): IntlMessageFormat => {
    const text = messages[`${prefix}${key}`] ?? '';
    const format = new IntlMessageFormat(text, LOCALE, undefined, { ignoreTag: true });
    compiled.set(key, format);
    return format;
  };
  const t = (key: Key, values: Values = {}): string => {
    const format = compiled.get(key) ?? compile(key);
    try {
      return String(format.format(values));
    } catch {
      return missing(key);
    }
  };
  return {
    ...{ t, has, list, signed },
    tKnown(family, code, values) {
      const key = `${family}.${code}`;
      return has(key) ? t(key, values) : undefined;
    },
    tCode(family, code, values = {}, fallback) {
      const key = `${family}.${code}`;
      if (has(key)) return t(key, values);
      return fallback === undefined ? missing(key) : t(fallback, { ...values, code: readable(code) });
    },
  };
}

/** For tests: shows what is missing as ⟦key⟧. Returns a function that undoes it. @internal */
export function showMissing(): () => void {
  strict.on = true;
  return () => void (strict.on = false);
}

/** Whether a text contains the mark of a missing message. @internal */
export function isFallback(text: string): boolean {
  return text.includes('⟦');
}

/** Joins words as the language does: “one, two and three”. */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(LOCALE, { type, style: type === 'unit' ? 'short' : 'long' }).format(words);
}

/** A number with its sign: “+2”, “−1”. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** How long ago a moment was, in words. */
export function ago(moment: string, now: number): string {
  const minutes = Math.round((new Date(moment).getTime() - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  if (Math.abs(minutes) < 60 * 24) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / 60 / 24), 'day');
}

function missing(key: string): string {
  return strict.on ? `⟦${key}⟧` : readable(key.slice(key.indexOf('.') + 1));
}

/** A code without a message, as something to read. */
export function readable(code: string): string {
  return code.replaceAll(/[-._]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
}
