import type { FieldWords, GameCard } from '#renderer/window/card.ts';
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
  rules: async () => (await import('./rules/book.ts')).toyRules,
  load: async () => (await import('./window/window.ts')).toyWindow(form),
});
