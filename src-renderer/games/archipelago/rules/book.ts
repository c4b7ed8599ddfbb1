import { topicsIn, type RulesBook } from '../../../window/rules.ts';
import { ICONS } from '../icons/icons.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { CATALOGUE } from './catalogue.ts';
import synonyms from './en/synonyms.json' with { type: 'json' };
import RuleFigure from './RuleFigure.svelte';

/** The rules of Archipelago in our own words; the names of the files are their order. */
export const archipelagoRules: RulesBook<ArchipelagoTypes> = {
  topics: topicsIn(import.meta.glob<string>('./en/*.md', { query: '?raw', import: 'default', eager: true })),
  icons: ICONS,
  Figure: RuleFigure,
  synonyms,
  catalogue: CATALOGUE,
};
