import './colours.css';
import type { FieldWords, GameCard, Voyage } from '#renderer/window/card.ts';
import type { Form } from './forms.ts';
import { has, t, tCode } from './t.ts';
import Thumbnail from './Thumbnail.svelte';

const worded = (name: string): FieldWords => ({
  name,
  heading: tCode('field', name),
  value: (value) => ({ label: tCode(name, String(value)), why: tCode(`${name}.why`, String(value)) }),
});
const counted: FieldWords = {
  name: 'rounds',
  heading: t('field.rounds'),
  value: (value) => ({ label: t('rounds', { n: value }), why: '' }),
};

/** The first game of a form: one person meets a bot, at most three go without. */
const voyageOf = (form: Form): Voyage => ({
  about: tCode('voyage', form),
  persons: { from: 1, to: 3 },
  bots: (persons) => (persons === 1 ? 1 : 0),
  bot: 'random',
  options: () => ({ rounds: 1, lake: 'deep' }),
});

/** A form of the toy, as home and set-up know it. */
export const toyCard = (form: Form): GameCard => ({
  id: form,
  name: tCode('name', form),
  colours: ['red', 'yellow', 'green', 'blue'],
  first: { players: 3, values: { rounds: 2 } },
  fields: { lake: worded('lake'), clan: worded('clan'), rounds: counted },
  progress: ({ summary }) => t('round', { round: Number(summary['round']) }),
  ended: () => undefined,
  about: () => tCode('name', form),
  refusal: ({ code, params }) => (has(`refusal.${code}`) ? tCode('refusal', code, params) : undefined),
  bot: () => undefined,
  Thumbnail,
  ...(form !== 'toy-hand' && { voyage: voyageOf(form) }),
  rules: async () => (await import('./rules/book.ts')).toyRules,
  records: async () => (await import('./records.ts')).toyRecords,
  load: async () => (await import('./window/window.ts')).toyWindow(form),
});
