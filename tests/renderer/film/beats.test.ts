import { describe, expect, it } from 'vitest';
import { beatsOf } from '#renderer/session/film/beats.ts';
import { line, news, page } from './pages.ts';

const first = page(1, [line(1, 'walk', 0)]);
const types = (beats: ReturnType<typeof beatsOf>) =>
  beats.map(({ lines }) => lines.map(({ event, note }) => (event ?? note).type));

describe('beats', () => {
  it('are one a move, with the table as it is after it', () => {
    const next = page(2, [...first.log, line(2, 'walk', 1), line(2, 'sign', 1)]);
    const beats = beatsOf(news(first, next));
    expect(types(beats)).toEqual([['walk']]);
    expect(beats[0]).toMatchObject({ seat: 1, own: false });
    expect(beats[0]?.page).toBe(next);
  });

  it('show what comes by itself after a move as the table stood then, and nobody owes anything there', () => {
    const log = [...first.log, line(2, 'walk', 1), line(2, 'day', 1), line(2, 'tide', 1), line(2, 'tide', 1)];
    const next = page(2, log, { closes: { seat: 0, move: { type: 'x' }, in: 5 } });
    const stages = [
      { lines: 1, view: { at: 'walked' } },
      { lines: 3, view: { at: 'first tide' } },
    ];
    const beats = beatsOf(news(first, next, stages));
    expect(types(beats)).toEqual([['walk'], ['tide'], ['tide']]);
    expect(beats.map(({ page: { view } }) => view)).toEqual([{ at: 'walked' }, { at: 'first tide' }, { at: 2 }]);
    expect(beats.map(({ page: { log: told } }) => told.length)).toEqual([2, 4, 5]);
    expect(beats.map(({ seat }) => seat)).toEqual([1, null, null]);
    expect(beats[0]?.page).toMatchObject({ deciders: [], moves: [] });
    expect(beats[0]?.page).not.toHaveProperty('closes');
  });

  it('join what the game does not call a beat, and keep what comes after the last told line', () => {
    const log = [...first.log, line(2, 'walk', 1), line(2, 'rain', 1), line(2, 'sign', 1)];
    const stages = [
      { lines: 1, view: { at: 'walked' } },
      { lines: 2, view: { at: 'wet' } },
    ];
    const beats = beatsOf(news(first, page(2, log), stages));
    expect(types(beats)).toEqual([['walk', 'rain']]);
    expect(beats[0]?.page.view).toEqual({ at: 2 });
  });

  it('know the move of a person itself from what came of it', () => {
    const log = [...first.log, line(2, 'walk', 0), line(2, 'tide', 0)];
    const beats = beatsOf(news(first, page(2, log), [{ lines: 1, view: { at: 'walked' } }]));
    expect(beats.map(({ own }) => own)).toEqual([true, false]);
    const opened = beatsOf(news(first, page(2, [...first.log, line(2, 'tide', 0)])));
    expect(opened.map(({ own }) => own)).toEqual([false]);
  });

  it('are none where moves were taken back, nothing was told, or the table is another one', () => {
    expect(beatsOf(news(page(3, [...first.log, line(3, 'walk', 1)]), { ...first, seq: 4 }))).toEqual([]);
    expect(beatsOf(news(first, page(2, [...first.log, line(2, 'sign', 1)])))).toEqual([]);
    expect(beatsOf(news(first, page(2, [line(2, 'walk', 1)], { campaign: 'other' })))).toEqual([]);
  });
});
