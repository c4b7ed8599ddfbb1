import type { ThingKind } from '../../../window/things.ts';
import LargeToken from '../components/LargeToken.svelte';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes } from '../types.ts';
import { tokenLine } from '../words/box-words.ts';
import { t } from '../words/t.ts';
import { tokenName } from '../words/words.ts';

/** A kind of token. */
export const token: ThingKind<EndeavorTypes, string> = {
  find: ({ pack }, id) => (packIndexOf(pack).tokenAt.has(id) ? id : undefined),
  name: (_, id) => t('token.one', { token: tokenName(id) }),
  about: ({ pack }, id) => ({ lines: [tokenLine(pack, id)] }),
  rule: (_, id) => `token/${id}`,
  Large: LargeToken,
};
