import { readFileSync } from 'node:fs';
import { files } from '#tests/renderer/i18n/found.ts';

/** A refusal as the engine's text gives it. */
export type Refused = { readonly file: string; readonly rule: string; readonly code: string };

/** Where a cube is missing in a crisis, the rule is handed in: one of these files names it. */
const HANDED_IN = 'rule';

/** Every refusal of the rules with the anchor it leads to, and every step's own anchor, read from the engine's text. */
export function refusals(): Refused[] {
  return files('src-engine/archipelago', '.ts').flatMap((file) => refusalsIn(file, readFileSync(file, 'utf8')));
}

function refusalsIn(file: string, text: string): Refused[] {
  const names = new Map([...text.matchAll(/const (\w+) = '([\w/-]+)';/g)].map(([, name, value]) => [name, value]));
  const ruleOf = (written: string): string => /^'(.*)'$/.exec(written)?.[1] ?? names.get(written) ?? `?${written}`;
  const refused = [...text.matchAll(/refuse(?:Privately)?\(\s*('[\w/-]+'|\w+),\s*([^\n]*)/g)].map(
    ([, rule = '', rest = '']) => ({
      file,
      rule: ruleOf(rule),
      code: /'([a-z-]+)'/.exec(rest)?.[1] ?? '',
    }),
  );
  const steps = [...text.matchAll(/(?:\brule: |automatic\()('[\w/-]+'|[A-Z]+)\b/g)].map(([, rule = '']) => ({
    file,
    rule: ruleOf(rule),
    code: '',
  }));
  return [...refused, ...steps].filter(({ rule }) => rule !== `?${HANDED_IN}`);
}
