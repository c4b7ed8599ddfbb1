import memory from './messages/memory.en.json';
import { translatorOf } from './translator.ts';

/** The messages of persons, records and the logbook, which are loaded with the screens that show them. */
export const { t: say } = translatorOf(memory, '');

/** A day as a person writes it: “14 Nov 2026”. */
export function day(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment));
}

/** The same where there is little room: “14 Nov”. */
export function shortDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(moment));
}

/** A number with at most one decimal. */
export function rounded(n: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(n);
}
