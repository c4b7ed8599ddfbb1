import type { Card, Pack, Stack } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry, RuleAnchor } from '../../../../window/rules.ts';
import { cardPicture } from '../../pictures.ts';
import { thing } from '../../things/names.ts';
import type { Table } from '../../types.ts';
import { cardLines } from '../../words/box-words.ts';
import { t } from '../../words/t.ts';
import { cardName, regionName, stackName } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';

/** The cards stack by stack, each from its top. */
export function cardEntries(pack: Pack): CatalogueEntry[] {
  return pack.stacks.flatMap((stack) => stack.cards.map((card) => entryOf(pack, stack, card)));
}

/** Cards that lie on no stack any more: held, face down, or out of the game. */
export function cardsOut({ view, pack }: Table): ReadonlySet<string> {
  const lying = new Set(view.stacks.flat());
  return new Set(pack.stacks.flatMap(({ cards }) => cards.flatMap(({ id }) => (lying.has(id) ? [] : [id]))));
}

function entryOf(pack: Pack, stack: Stack, card: Card): CatalogueEntry {
  const { id, number } = card;
  return {
    id,
    title: cardName({ pack }, id),
    lines: [
      t('rules.card-stack', { stack: stackName(stack.id), region: regionName(stack.region) }),
      ...(number === null ? [] : [t('rules.card-needs', { n: number })]),
      ...cardLines(pack, id),
    ],
    source: sourceWords(card, [
      ['number', t('rules.value-number')],
      ['symbols', t('rules.value-symbols')],
      ['glory', t('rules.value-glory')],
    ]),
    picture: cardPicture(stack.id, number, 'scene'),
    thing: thing('card', id),
    rule: ruleOf(pack, stack, card),
  };
}

function ruleOf({ slavery }: Pack, stack: Stack, { id, number }: Card): RuleAnchor {
  if (id === slavery.abolition) return 'slavery/abolition';
  if (stack.id === slavery.stack) return 'slavery';
  return number === null ? 'cards/governors' : 'actions/draw/discs';
}
