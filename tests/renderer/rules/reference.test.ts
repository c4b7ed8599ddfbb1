import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { catalogueUnits, filtered, listedKinds } from '#renderer/panels/rules/catalogue.ts';
import { loadRules } from '#renderer/panels/rules/load-rules.ts';
import { RulesReference } from '#renderer/panels/rules/reference.svelte.ts';
import type { GameCard } from '#renderer/window/card.ts';
import type { CatalogueKind, RulesBook } from '#renderer/window/rules.ts';

describe('the way through the rules', () => {
  test('goes back and forward, and forgets what was ahead', () => {
    const reference = new RulesReference();
    expect(reference.place).toBeUndefined();
    reference.open({ anchor: 'a' });
    reference.go({ anchor: 'b' });
    reference.go({ tab: 'keys' });
    reference.back();
    reference.back();
    expect([reference.place, reference.canGoBack, reference.canGoForward]).toEqual([{ anchor: 'a' }, false, true]);
    reference.back();
    reference.forward();
    expect(reference.place).toEqual({ anchor: 'b' });
    reference.go({ anchor: 'c' });
    expect([reference.place, reference.canGoForward]).toEqual([{ anchor: 'c' }, false]);
  });

  test('stays where somebody is, and shows the place anew', () => {
    const reference = new RulesReference();
    reference.open({ anchor: 'a' });
    reference.go({ anchor: 'b' });
    reference.back();
    const before = reference.place;
    reference.open({ anchor: 'a' });
    expect(reference.place).not.toBe(before);
    expect([reference.place, reference.canGoBack, reference.canGoForward]).toEqual([{ anchor: 'a' }, false, true]);
  });

  test('ends where it began: the focus goes back, unless the table was taken away', async () => {
    const reference = new RulesReference();
    const opener = { focus: vi.fn() };
    reference.open({ anchor: 'a' }, opener);
    reference.open({ anchor: 'b' });
    reference.close();
    await tick();
    expect(opener.focus).toHaveBeenCalledOnce();
    expect([reference.place, reference.canGoBack]).toEqual([undefined, false]);
    reference.open({ anchor: 'a' }, opener);
    reference.forget();
    await tick();
    expect(opener.focus).toHaveBeenCalledOnce();
  });
});

describe('a question', () => {
  test('is kept with the wish for its first answer until there is one', () => {
    const reference = new RulesReference();
    reference.open({ tab: 'rules' });
    reference.question = 'storm';
    expect(reference.wantsFirst).toBe(false);
    reference.wantFirst();
    expect([reference.question, reference.wantsFirst]).toEqual(['storm', true]);
    reference.go({ anchor: 'card/storm' });
    expect([reference.question, reference.wantsFirst]).toEqual(['', false]);
  });

  test('that is asked anew has not been sent off yet', () => {
    const reference = new RulesReference();
    reference.open({ tab: 'rules' });
    reference.question = 'storm';
    reference.wantFirst();
    reference.question = '';
    expect(reference.wantsFirst).toBe(false);
    reference.question = 'calm';
    expect(reference.wantsFirst).toBe(false);
  });

  test('goes with the reference, and with every step on the way', () => {
    const reference = new RulesReference();
    reference.open({ anchor: 'a' });
    reference.go({ anchor: 'b' });
    for (const step of [() => reference.back(), () => reference.forward(), () => reference.forget()]) {
      reference.question = 'storm';
      step();
      expect(reference.question).toBe('');
    }
  });

  test('keeps the focus of whoever has pressed something since they came where they are', () => {
    const reference = new RulesReference();
    reference.open({ anchor: 'a' });
    expect(reference.touched).toBe(false);
    reference.touch();
    expect(reference.touched).toBe(true);
    reference.go({ anchor: 'b' });
    expect(reference.touched).toBe(false);
  });
});

describe('what is in the box', () => {
  const kinds: CatalogueKind[] = [
    {
      kind: 'card',
      title: 'Cards',
      entries: () => [
        { id: 'storm', title: 'Storm', lines: ['Boats go home.'], source: 'Rulebook' },
        { id: 'calm', title: 'Calm', lines: ['Nobody moves.'], source: 'Rulebook' },
      ],
      out: () => new Set(['storm']),
    },
  ];
  const table = { seats: [], view: {}, pack: {} };

  test('says what is out only where there is a table', () => {
    const [at] = listedKinds(kinds, { pack: {}, table });
    expect(at?.entries.map(({ anchor, isOut }) => [anchor, isOut])).toEqual([
      ['card/storm', true],
      ['card/calm', false],
    ]);
    expect(at?.tellsOut).toBe(true);
    expect(listedKinds(kinds, { pack: {} })[0]).toMatchObject({ tellsOut: false });
  });

  test('is found by title and words, and searched with the rules', () => {
    const [listed] = listedKinds(kinds, { pack: {} });
    const titles = (typed: string) => filtered(listed?.entries ?? [], typed).map(({ title }) => title);
    expect([titles(' sto'), titles('NOBODY'), titles(''), titles('x')]).toEqual([
      ['Storm'],
      ['Calm'],
      ['Storm', 'Calm'],
      [],
    ]);
    expect(catalogueUnits(listedKinds(kinds, { pack: {} }))[1]).toMatchObject({ anchor: 'card/calm', topic: 'Cards' });
  });
});

describe('loading', () => {
  const topics = ['---\nid: x\ntitle: X\nchapter: Y\n---\nX.'];
  const cardWith = (rules: GameCard['rules']) => ({ id: 'made-up', rules }) as unknown as GameCard;

  test('reads the rules once, and tries anew what failed', async () => {
    const load = vi.fn<() => Promise<RulesBook>>();
    load.mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue({ topics } as unknown as RulesBook);
    const card = cardWith(load);
    await expect(loadRules(card)).rejects.toThrow('no network');
    expect((await loadRules(card)).book.find('x')?.topic.title).toBe('X');
    await loadRules(card);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('says that a game has none', async () => {
    await expect(loadRules(cardWith(undefined))).rejects.toThrow('made-up has no rules');
  });
});
