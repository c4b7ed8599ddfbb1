/** Nothing may claim to be known that the reference does not know: the lists below are the whole of it. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { SOURCES, type Source } from '#engine/empires-of-the-north/data/schema.ts';
import { leaves, records } from '../../labels.ts';

/** The values with this label: `id: paths`. */
function told(part: unknown, label: Source): string[] {
  return records(part).flatMap(({ record }) => {
    const paths = leaves(record).flatMap(({ path, source }) => (source === label ? [path] : []));
    return paths.length === 0 ? [] : [`${'id' in record ? String(record.id) : ''}: ${paths.join(' ')}`];
  });
}

const { clans, islands, supply } = BASE_PACK;

it('every value of the pack has a label', () => {
  const labelled = records(BASE_PACK).flatMap(({ record }) => leaves(record));
  expect(labelled.length).toBeGreaterThan(700);
  for (const { source } of labelled) expect(SOURCES).toContain(source);
});

describe('known from the rulebook', () => {
  it('cards: two building bonuses, a price, and that one card is a field or an upgrade', () => {
    expect(told(clans, 'rulebook')).toEqual([
      'flokis-workshop: bonus.do bonus.of',
      'frozen-shipyard: bonus.do',
      'river-trade: price.goods.stone',
      'neighbours-icehouse: face.kind',
    ]);
  });

  it('islands: nothing but how many there are', () => {
    expect(told(islands, 'rulebook')).toEqual([]);
  });

  it('the numbers of the game, but for the five pieces of the start and the points for raze tokens', () => {
    const [numbers] = told(supply, 'rulebook');
    expect(numbers).toBe(': goal ships pawns opening.drawn opening.kept looked open resourcesForPoint');
  });
});

describe('known from public sources', () => {
  it('which cards of Ulaf reward conquest or pillage, what a boost moves, which kinds of banks there are', () => {
    const keep = 'face.kind face.triggers.0.on face.triggers.0.effect.do';
    const crew = 'face.kind face.triggers.0.on';
    const bank = 'face.kind face.what';
    expect(told(clans, 'sourced')).toEqual([
      `treasury: ${keep}`,
      `watchtower: ${keep}`,
      `white-keep: ${keep} face.triggers.1.on face.triggers.1.effect.do`,
      `twin-ships: ${crew}`,
      `priest-of-thor: ${crew}`,
      `valkyrie: ${crew}`,
      'drinking-competition: face.kind face.effect.effects.0.do',
      ...['field-stone-vault', 'gold-ledger', 'tally-box', 'common-chest', 'trusted-purse'].map(
        (id) => `${id}: ${bank}`,
      ),
    ]);
    expect(told(supply, 'sourced')).toEqual([': workers razePoints']);
  });
});

it('what keeps do is done each time one conquers, as the publisher says', () => {
  const keeps = clans
    .flatMap(({ cards }) => cards)
    .filter(({ note }) => note?.includes('conquest with points') === true);
  expect(keeps.map(({ id }) => id)).toEqual(['treasury', 'watchtower', 'white-keep']);
  for (const { id, face } of keeps) {
    const triggers = face.kind === 'special' ? face.triggers : [];
    expect(
      triggers.map(({ on, once }) => `${on} ${once}`),
      id,
    ).toEqual(triggers.map(() => 'conquer undefined'));
    const far = triggers.flatMap(({ test }) => (test !== undefined && 'far' in test ? [test.far] : []));
    expect(far, id).toEqual(triggers.length === 1 ? [] : [false, true]);
  }
});

it('nothing is deduced', () => {
  expect(told(BASE_PACK, 'inferred')).toEqual([]);
});

it('whatever has a known part says in a note what is ours', () => {
  for (const { record } of records(BASE_PACK)) if (record.sources !== undefined) expect(record.note).toBeDefined();
});
