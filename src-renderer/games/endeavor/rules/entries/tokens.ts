import type { Pack, Token } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import type { Table } from '../../types.ts';
import { t } from '../../words/t.ts';
import { tokenName, trackName } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';

/** The kinds of token: brown ones first, as the pack has them. */
export const tokenEntries = ({ tokens }: Pack): CatalogueEntry[] => tokens.map(entryOf);

/** Kinds of token of which none lies on the map any more. */
export function tokensOut({ view, pack }: Table): ReadonlySet<string> {
  const lying = new Set(view.spaces);
  return new Set(pack.tokens.flatMap(({ id }, kind) => (lying.has(kind) ? [] : [id])));
}

function entryOf(token: Token): CatalogueEntry {
  const { id, copies, gives } = token;
  const brown = 'track' in gives;
  return {
    id,
    title: t('token.one', { token: tokenName(id) }),
    lines: [
      t('rules.token-copies', { copies }),
      brown
        ? t('inspect.token.brown', { track: trackName(gives.track) })
        : t('inspect.token.blue', { symbol: t(`symbol.${gives.action}`) }),
    ],
    source: sourceWords(token, [
      ['gives', t('rules.value-gives')],
      ['copies', t('rules.value-copies')],
    ]),
    count: copies,
    thing: `token:${id}`,
    rule: brown ? 'tokens/brown' : 'tokens/blue',
  };
}
