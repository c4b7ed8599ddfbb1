import { GoodsSchema, type Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { upgradeGoods } from '#engine/empires-of-the-north/figures/harvest.ts';
import { type AnyCard, cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Message } from '#main/contract/messages.ts';
import type { Table } from '../types.ts';
import { actingAs, faceTexts } from './card-text.ts';
import { effectText } from './effect-text.ts';
import { goodsWords } from './goods-words.ts';
import { has, t, tCode } from './t.ts';
import { paramWords } from './params.ts';

/** A reason of an advice; nothing where it is not one of Empires of the North's. */
export function reasonWords(table: Table, { code, params }: Message): string | undefined {
  if (!has(`reason.${code}`)) return undefined;
  if (code === 'paid') return t('reason.paid', { cost: goodsWords(GoodsSchema.safeParse(params).data ?? {}) });
  const does = doesText(table, code, params);
  return tCode('reason', code, { ...paramWords(table, params), does: does === '' ? t('text.point') : does });
}

/** What the card of a reason does, as far as the reason is about that: clauses without a full stop. */
function doesText(table: Table, code: string, { card: id, island: at, option }: Message['params']): string {
  const box = packIndexOf(table.pack);
  if (code === 'pillage') {
    const island = box.islands.get(String(at));
    return island === undefined ? '' : effectText(island.pillage, undefined);
  }
  const named = id ?? at;
  if (typeof named !== 'string' || named === '') return '';
  const card = cardOf(box, named);
  const on = actingAs(card, card.lying);
  const effect = code === 'effect' ? offered(table, option) : undefined;
  if (effect !== undefined) return effectText(effect, on);
  if (code === 'bonus') return card.bonus === null ? '' : effectText(card.bonus, on);
  if (code === 'use' && card.lying.kind === 'action') return effectText(card.lying.effect, on);
  if (code === 'field' && card.lying.kind === 'field') return goodsWords(card.lying.goods);
  if (code === 'upgrade') return goodsWords(upgradeGoods(box, named) ?? {});
  return clauses(code.startsWith('brings-') ? { ...card, face: card.lying, bonus: null } : card);
}

/** The effect that is being decided about: the option that is named, or what may be paid for. */
function offered({ view }: Table, option: unknown): Effect | undefined {
  const frame = view.frames.at(-1);
  const clause = frame?.kind === 'effect' ? frame.todo[0] : undefined;
  if (clause?.do === 'one' && typeof option === 'number') return clause.effects[option];
  return clause?.do === 'may' ? clause.effect : undefined;
}

/** What a card does and what it brings when it is placed, as clauses. */
function clauses(card: Pick<AnyCard, 'face' | 'bonus' | 'icon' | 'clan' | 'origin'>): string {
  const on = actingAs(card, card.face);
  const effect = card.bonus === null ? undefined : effectText(card.bonus, on);
  const bonus = effect === undefined ? [] : [t('face.bonus', { effect, island: card.clan === null })];
  const all = [...faceTexts(card.face, on), ...bonus];
  return all.length === 0 ? '' : all.reduce((one, other) => t('text.then', { one, other }));
}
