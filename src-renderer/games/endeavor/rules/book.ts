import { topicsIn, type RulesBook } from '../../../window/rules.ts';
import { ICONS } from '../icons/icons.ts';
import type { EndeavorTypes } from '../types.ts';
import { CATALOGUE } from './catalogue.ts';
import synonyms from './en/synonyms.json' with { type: 'json' };
import RuleFigure from './RuleFigure.svelte';

/** The rules of Endeavor. The names of the files are the order of the contents. */
export const endeavorRules: RulesBook<EndeavorTypes> = {
  topics: topicsIn(import.meta.glob<string>('./en/*.md', { query: '?raw', import: 'default', eager: true })),
  icons: ICONS,
  Figure: RuleFigure,
  synonyms,
  catalogue: CATALOGUE,
};
