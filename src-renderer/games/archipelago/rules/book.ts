import type { RulesBook } from '../../../window/rules.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { CATALOGUE } from './catalogue.ts';
import synonyms from './en/synonyms.json' with { type: 'json' };
import RuleFigure from './RuleFigure.svelte';
import RuleIcon from './RuleIcon.svelte';

const files = import.meta.glob<string>('./en/*.md', { query: '?raw', import: 'default', eager: true });

/** The rules of Archipelago in our own words; the names of the files are their order. */
export const archipelagoRules: RulesBook<ArchipelagoTypes> = {
  topics: Object.keys(files)
    .sort()
    .flatMap((name) => files[name] ?? []),
  Icon: RuleIcon,
  Figure: RuleFigure,
  synonyms,
  catalogue: CATALOGUE,
};
