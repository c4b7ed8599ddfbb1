import type { RulesBook } from '../../../window/rules.ts';
import type { EndeavorTypes } from '../types.ts';
import { CATALOGUE } from './catalogue.ts';
import synonyms from './en/synonyms.json' with { type: 'json' };
import RuleFigure from './RuleFigure.svelte';
import RuleIcon from './RuleIcon.svelte';

const files: Readonly<Record<string, string>> = import.meta.glob<string>('./en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules of Endeavor. The names of the files are the order of the contents. */
export const endeavorRules: RulesBook<EndeavorTypes> = {
  topics: Object.keys(files)
    .sort()
    .flatMap((file) => files[file] ?? []),
  Icon: RuleIcon,
  Figure: RuleFigure,
  synonyms,
  catalogue: CATALOGUE,
};
