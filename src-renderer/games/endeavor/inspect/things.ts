import type { Inspection } from '../../../window/inspection.ts';
import type { ThingId } from '../../../window/types.ts';
import { discsWords } from '../choices/action-choices.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { buildingName, cardName, cardSymbols, symbolWords, tokenName, trackName } from '../words/words.ts';

type Words = { readonly title: string; readonly lines: readonly string[] };

/** A thing in words: a building, a card or a kind of token; undefined for any other name. */
export function thingWords(table: Table, thing: ThingId): Words | undefined {
  const [kind = '', ...id] = thing.split(':');
  return WORDS[kind]?.(table, id.join(':'));
}

const WORDS: Readonly<Record<string, (table: Table, id: string) => Words | undefined>> = {
  building: buildingWords,
  card: cardWords,
  token: tokenWords,
};

/** A building: what it gives, what it does, and how many are left. */
function buildingWords({ view, pack }: Table, id: string): Words | undefined {
  const box = packIndexOf(pack);
  const building = box.buildings.get(id);
  if (building === undefined) return undefined;
  const { symbols, glory, action, level } = building;
  const gives = symbolWords(symbols, glory);
  const left = view.tiles[box.buildingAt.get(id) ?? -1] ?? 0;
  return {
    title: buildingName(id),
    lines: [
      ...(gives === '' ? [] : [t('inspect.building.gives', { what: gives })]),
      action === null ? t('inspect.building.none') : t('inspect.building.action', { symbol: t(`symbol.${action}`) }),
      ...(level === 0 ? [] : [t('inspect.building.level', { level, left })]),
    ],
  };
}

/** A card: what it gives, and what is special about it. */
function cardWords(table: Table, id: string): Words | undefined {
  const card = packIndexOf(table.pack).cards.get(id);
  if (card === undefined) return undefined;
  return {
    title: cardName(table, id),
    lines: [
      t('inspect.card.gives', { what: cardSymbols(table, id) }),
      ...(card.governor ? [t('inspect.card.governor')] : []),
      ...(card.slavery ? [t('inspect.card.slavery')] : []),
      ...(id === table.pack.slavery.abolition ? [t('inspect.card.abolition')] : []),
    ],
  };
}

/** A kind of token: the track it counts on, or what it is spent for. */
function tokenWords({ pack }: Table, id: string): Words | undefined {
  const token = packIndexOf(pack).tokens.find((one) => one.id === id);
  if (token === undefined) return undefined;
  const symbol = token.action === null ? '' : t(`symbol.${token.action}`);
  const line =
    token.track === null
      ? t('inspect.token.blue', { symbol })
      : t('inspect.token.brown', { track: trackName(token.track) });
  return { title: t('token.one', { token: tokenName(id) }), lines: [line] };
}

/** A thing, which is shown large: with the discs a card needs, and while buildings are chosen the move of building it. */
export function thingInspection(
  table: Table,
  thing: ThingId,
  seat: number | undefined,
): Inspection<EndeavorTypes> | undefined {
  const title = thingWords(table, thing)?.title;
  if (title === undefined) return undefined;
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  const box = packIndexOf(table.pack);
  const needs = kind === 'card' && seat !== undefined && box.cards.get(id)?.governor === false;
  const asked = table.view.frames.at(-1)?.kind === 'build';
  const builds = asked && kind === 'building' && (box.buildings.get(id)?.level ?? 0) > 0;
  return {
    title,
    lines: [],
    ...(needs && { cost: discsWords(table, seat, id) }),
    ...(builds && { move: { type: 'build', building: id } }),
  };
}
