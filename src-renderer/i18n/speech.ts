import { IntlMessageFormat } from 'intl-messageformat';

/** What fills the gaps of a message. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** The keys of messages that all begin with a prefix, without it. */
type KeyOf<M, P extends string> =
  Extract<keyof M, string> extends infer K ? (K extends `${P}${infer Rest}` ? Rest : never) : never;

/** One file of messages, ready to be said. Keys never change when a wording does. */
export type Speech<K extends string> = {
  /** The sentence under `key`, filled. A gap without a value stays empty: a table must never break over a word. */
  t(key: K, values?: Values): string;
  /**
   * The sentence for a code of the engine, the host or the data: `family.code`. An unknown code falls back to `fallback`,
   * or to the code in readable form; tests look for the mark with `isFallback`.
   */
  tCode(family: string, code: string, values?: Values, fallback?: K): string;
  /** Whether a message exists under `key`: engine and data may bring codes nobody has written a sentence for yet. */
  has(key: string): key is K;
};

const LOCALE = 'en';
const strict = { on: false };

/** The messages of one file; its keys all begin with `prefix`, which is left out where they are used. */
export function speechOf<M extends Readonly<Record<string, string>>, const P extends string>(
  messages: M,
  prefix: P,
): Speech<KeyOf<M, P>> {
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
    t,
    has,
    tCode(family, code, values = {}, fallback) {
      const key = `${family}.${code}`;
      if (has(key)) return t(key, values);
      return fallback === undefined ? missing(key) : t(fallback, { ...values, code: readable(code) });
    },
  };
}

/** In tests: lets what is missing show as ⟦key⟧ instead of politely. Returns a function that undoes it. */
export function showMissing(): () => void {
  strict.on = true;
  return () => void (strict.on = false);
}

/** Whether a text holds a mark of something missing. */
export function isFallback(text: string): boolean {
  return text.includes('⟦');
}

/** Words in a row as the language joins them: “one, two and three”. */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(LOCALE, { type, style: type === 'unit' ? 'short' : 'long' }).format(words);
}

/** A step up or down, with its sign: “+2”, “−1”. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** How long ago a moment lies, in words. */
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

/** A code nobody has written words for, as something to read. */
export function readable(code: string): string {
  return code.replaceAll(/[-._]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
}
