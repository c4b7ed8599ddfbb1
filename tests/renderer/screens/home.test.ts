import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '#main/contract/messages.ts';
import { smallMap } from '#renderer/games/archipelago/thumbnail/thumbnail.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { markers } from '#renderer/games/archipelago/home/campaign.ts';
import {
  decidingLine,
  gameLine,
  grouped,
  newestFirst,
  progressLine,
  timeLine,
  type Listed,
} from '#renderer/screens/home/campaign-summary.ts';
import Voyage from '#renderer/screens/home/CampaignCard.svelte';
import { messageSentence } from '#renderer/window/sentences.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { CAMPAIGNS } from './made-up/pages.ts';
import { madeUpTold, noteOf } from './table.ts';

const campaign = (change: Partial<Campaign> = {}): Campaign => {
  const made = CAMPAIGNS[1];
  if (made === undefined) throw new Error('no made-up campaign');
  return { ...made, ...change };
};

describe('a damaged campaign', () => {
  const told = madeUpTold();
  let undo: () => void;
  beforeAll(() => void (undo = showMissing()));
  afterAll(() => undo());
  const said = (code: string, params: Record<string, number>): string[] =>
    [null, told].map((where) => messageSentence(where, { code, params }));

  it('says at which move, and from which it can go on, in the list as at the table', () => {
    const wanted = /^The record of move 7 is damaged\..* You can go on from move 1, /;
    for (const sentence of said('campaign-damaged', { seq: 7, whole: 1 })) expect(sentence).toMatch(wanted);
    for (const sentence of said('campaign-went-on', { seq: 7, whole: 1 }))
      expect(sentence).toBe('The record of move 7 was damaged; the voyage went on from move 1.');
    expect(noteOf({ type: 'table-went-on', seq: 7, whole: 1 })).toMatch(/move 7 .* from move 1\.$/);
    for (const type of ['table-doubtful', 'table-row-mended'] as const)
      expect(isFallback(noteOf({ type }))).toBe(false);
  });
});

describe('a campaign of the list', () => {
  it('lies before what was played earlier', () => {
    const days = newestFirst(CAMPAIGNS).map(({ played }) => played);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('says which game it is, how long and by which variants', () => {
    expect(gameLine(campaign(), archipelagoCard)).toBe('Archipelago, Long, Desert start, Benefactor');
    expect(gameLine(campaign({ options: {} }), archipelagoCard)).toBe('Archipelago');
  });

  it('says where it stands and whose decision it is', () => {
    expect(progressLine(campaign(), archipelagoCard)).toBe('Turn 3, Actions');
    expect(progressLine(campaign({ summary: { turn: 0, phase: 'discovery' } }), archipelagoCard)).toBe(
      'Discovering the archipelago',
    );
    expect(decidingLine(campaign({ deciders: [0, 3] }))).toBe('Ines and Amara decide');
    expect(decidingLine(campaign({ deciders: [1] }))).toBe('Marco decides');
  });

  it('says how it ended, and asks nobody any more', () => {
    const over = { over: true, deciders: [1] };
    expect(progressLine(campaign({ ...over, winners: [0] }), archipelagoCard)).toBe('Ines won');
    expect(progressLine(campaign({ ...over, summary: { population: 9, rebellion: 9 } }), archipelagoCard)).toBe(
      'Everybody lost',
    );
    expect(progressLine(campaign({ ...over, summary: { population: 9, rebellion: 10 } }), archipelagoCard)).toMatch(
      /rebelled, and everybody lost/,
    );
    const revolt = { ...over, winners: [1], summary: { population: 9, rebellion: 10 } };
    expect(progressLine(campaign(revolt), archipelagoCard)).toBe('Marco won alone: the islands rebelled');
    expect(progressLine(campaign({ ...over, winners: [0, 1] }), archipelagoCard)).toBe('Ines and Marco won together');
    expect(progressLine(campaign({ abandoned: true }), archipelagoCard)).toBe('Given up before the end');
    expect([decidingLine(campaign(over)), decidingLine(campaign({ abandoned: true }))]).toEqual(['', '']);
  });

  it('tells when it was played last, and how long in all', () => {
    const now = Date.parse('2026-11-22T21:10:00Z');
    expect(timeLine(campaign({ spent: 15_060 }), now)).toBe('played 2 days ago, 4 h 11 min in all');
    expect(timeLine(campaign({ spent: 600 }), now)).toBe('played 2 days ago, 10 min in all');
    expect(timeLine(campaign({ spent: 12 }), now)).toBe('played 2 days ago, less than a minute in all');
  });

  it('keeps its plain name where nobody knows its game, and tells of its end alone', () => {
    const other = campaign({ game: 'lagoon-of-mirrors' });
    expect([gameLine(other, undefined), progressLine(other, undefined)]).toEqual(['Lagoon of mirrors', '']);
    expect(progressLine({ ...other, over: true, winners: [1] }, undefined)).toBe('Marco won');
    expect(progressLine({ ...other, abandoned: true }, undefined)).toBe('Given up before the end');
  });

  it('can be copied and deleted where nobody knows its game', () => {
    const nothing = () => undefined;
    const acts = {
      onopen: nothing,
      onnotes: nothing,
      onkeep: nothing,
      ondelete: nothing,
      pack: () => Promise.resolve(null),
    };
    const props = { campaign: campaign({ game: 'lagoon' }), card: undefined, index: 0, now: 0, ...acts };
    const { body } = render(Voyage, { props });
    expect(body).toContain('Lagoon');
    for (const id of ['home-continue-0', 'home-export-0', 'home-delete-0']) expect(body).toContain(id);
    expect(body).not.toContain('Population');
    expect(render(Voyage, { props: { ...props, card: archipelagoCard } }).body).toContain('Population 14');
  });

  it('lets its people play again where its game is known', () => {
    const nothing = () => undefined;
    const acts = {
      onopen: nothing,
      onnotes: nothing,
      onkeep: nothing,
      ondelete: nothing,
      pack: () => Promise.resolve(null),
    };
    const props = { campaign: campaign(), card: archipelagoCard, index: 3, now: 0, ...acts };
    expect(render(Voyage, { props }).body).not.toContain('home-again-3');
    expect(render(Voyage, { props: { ...props, onagain: nothing } }).body).toContain('home-again-3');
  });

  it('has no markers where its summary tells of none', () => {
    expect(markers(campaign())).toEqual({ population: 14, rebellion: 9 });
    expect(markers(campaign({ summary: {} }))).toBeUndefined();
  });
});

describe('the campaigns on the home screen', () => {
  const played = (day: number, change: Partial<Campaign> = {}) =>
    campaign({ played: `2026-01-0${day}T00:00:00Z`, ...change });
  const days = (listed: readonly Listed[]) =>
    listed.map(({ campaign: { played }, index }) => [played.slice(9, 10), index]);

  it('begin with the newest that goes on; what is over lies apart', () => {
    const damage = { code: 'campaign-damaged', params: { seq: 1 } };
    const { front, others, finished } = grouped([
      played(1),
      played(3),
      played(2, { over: true }),
      played(5, { abandoned: true }),
      played(4, { damage }),
    ]);
    expect(days(front === undefined ? [] : [front])).toEqual([['3', 2]]);
    expect(days(others)).toEqual([
      ['4', 1],
      ['1', 4],
    ]);
    expect(days(finished)).toEqual([
      ['5', 0],
      ['2', 3],
    ]);
  });

  it('have none to go on with where all are over or can only be read', () => {
    expect(grouped([])).toEqual({ others: [], finished: [] });
    expect(grouped([played(1, { over: true })]).front).toBeUndefined();
    expect(grouped([played(1, { damage: { code: 'campaign-damaged', params: {} } })]).others).toHaveLength(1);
  });
});

describe('the small map', () => {
  it('holds every tile inside its box', () => {
    const map = smallMap(campaign().thumbnail);
    expect(map?.tiles).toHaveLength(7);
    for (const { x, y } of map?.tiles ?? []) {
      expect(x - 100).toBeGreaterThanOrEqual(map?.box.x ?? 0);
      expect(x + 100).toBeLessThanOrEqual((map?.box.x ?? 0) + (map?.box.width ?? 0));
      expect(y - 86).toBeGreaterThanOrEqual(map?.box.y ?? 0);
      expect(y + 86).toBeLessThanOrEqual((map?.box.y ?? 0) + (map?.box.height ?? 0));
    }
  });

  it('draws nothing of what it does not know', () => {
    for (const odd of [null, {}, { tiles: [] }, { tiles: [['h03a', 0, 'x', 0]] }, 'map'])
      expect(smallMap(odd)).toBeUndefined();
  });
});
