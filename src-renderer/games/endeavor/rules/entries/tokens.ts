import type { Pack, Token } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { thing } from '../../things/names.ts';
import type { Table } from '../../types.ts';
import { tokenLine } from '../../words/box-words.ts';
import { tokenName } from '../../words/words.ts';
import { t } from '../../words/t.ts';
import { sourceWords } from '../sources.ts';

/** The kinds of token: brown ones first, as the pack has them. */
export const tokenEntries = (pack: Pack): CatalogueEntry[] => pack.tokens.map((token) => entryOf(pack, token));

/** Kinds of token of which none lies on the map any more. */
export function tokensOut({ view, pack }: Table): ReadonlySet<string> {
  const lying = new Set(view.spaces);
  return new Set(pack.tokens.flatMap(({ id }, kind) => (lying.has(kind) ? [] : [id])));
}

function entryOf(pack: Pack, token: Token): CatalogueEntry {
  const { id, copies, gives } = token;
  const brown = 'track' in gives;
  return {
    id,
    title: t('token.one', { token: tokenName(id) }),
    lines: [t('rules.token-copies', { copies }), tokenLine(pack, id)],
    source: sourceWords(token, [
      ['gives', t('rules.value-gives')],
      ['copies', t('rules.value-copies')],
    ]),
    count: copies,
    thing: thing('token', id),
    rule: brown ? 'tokens/brown' : 'tokens/blue',
  };
}
