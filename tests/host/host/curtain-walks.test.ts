import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Curtain } from '#main/contract/messages.ts';
import type { CurtainEvent, Situation } from '#main/host/curtain-machine.ts';
import { curtainAfter, OPEN } from '#main/host/curtain.ts';
import { nextAfter } from '#main/host/seating.ts';
import { seated, type KindName } from './support.ts';

const SEATS = [0, 1, 2, 3];
const seat = fc.constantFrom(...SEATS);

/** Any situation a game could be in: those who owe are persons, and nobody owes anything once it is over. */
const situations: fc.Arbitrary<Situation> = fc
  .record({
    level: fc.constantFrom('table' as const, 'strict' as const, 'open' as const),
    persons: fc.shuffledSubarray(SEATS),
    some: fc.subarray(SEATS),
    last: fc.option(seat, { nil: undefined }),
    secret: fc.boolean(),
    over: fc.constantFrom(false, false, false, false, false, true),
  })
  .map(({ some, over, ...rest }) => ({
    ...rest,
    over,
    owing: over ? [] : rest.persons.filter((person) => some.includes(person)),
  }));

/** What may happen next: an entry brings a new situation, a press is about the one there is. */
const entries = fc.record({
  type: fc.constantFrom('entry' as const, 'undone' as const, 'resumed' as const),
  now: situations,
});
const presses = fc.record({ type: fc.constantFrom('arm' as const, 'take-over' as const, 'hand-on' as const), seat });
/** Mostly what leads on, whatever that is. */
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('right' as const) },
    { weight: 3, arbitrary: entries },
    { weight: 2, arbitrary: presses },
    { weight: 1, arbitrary: fc.constant({ type: 'leave' as const }) },
  ),
  { maxLength: 30, size: 'max' },
);
const named = (curtain: Curtain): number | undefined => (curtain.state === 'open' ? undefined : curtain.seat);
/** What leads on. */
const right = (curtain: Curtain, { level }: Situation) =>
  (
    ({
      open: 'hand-on',
      covered: level === 'strict' ? 'arm' : 'take-over',
      armed: 'take-over',
      taken: 'hand-on',
    }) as const
  )[curtain.state];
/** Whether somebody has to look away at all. */
const isCovering = ({ level, persons }: Situation): boolean => level !== 'open' && persons.length !== 1;
type Step = 'right' | { readonly type: CurtainEvent['type']; readonly now?: Situation; readonly seat?: number };
type Walked = { readonly before: Curtain; readonly event: CurtainEvent; readonly after: Curtain };

/** The situation and the curtain through all steps. Each is frozen, and goes through text as on the disk. */
function walk(first: Situation, taken: readonly Step[]): Walked[] {
  let now = first;
  let curtain: Curtain = OPEN;
  return taken.map((step) => {
    const owed = now.owing;
    const before = Object.freeze(JSON.parse(JSON.stringify(curtain)) as Curtain);
    const what = step === 'right' ? { type: right(before, now), seat: named(before) ?? 0 } : step;
    now = ('now' in what && what.now) || now;
    const event: CurtainEvent = { ...what, now, owed };
    curtain = curtainAfter(before, event);
    return { before, event, after: curtain };
  });
}

const walks = fc.record({ first: situations, taken: steps }).map(({ first, taken }) => walk(first, taken));
const check = (property: (walked: Walked[]) => void): void => fc.assert(fc.property(walks, property), { numRuns: 800 });

describe('whatever happens to the curtain', () => {
  it('only who was called comes to sit at the screen, and at level strict only who has said so before', () => {
    let came = 0;
    check((walked) => {
      for (const { before, event, after } of walked) {
        if (!isCovering(event.now)) continue;
        if (after.state === 'armed' && before.state !== 'armed') {
          expect([before.state, event.type, event.seat]).toEqual(['covered', 'arm', after.seat]);
          expect([event.now.level, named(before)]).toEqual(['strict', after.seat]);
        }
        if (after.state !== 'taken') continue;
        expect(named(before)).toBe(after.seat);
        if (before.state === 'taken') continue;
        expect([event.type, event.seat]).toEqual(['take-over', after.seat]);
        expect(event.now.level === 'strict' ? ['armed'] : ['armed', 'covered']).toContain(before.state);
        came++;
      }
    });
    expect(came).toBeGreaterThan(100);
  });

  it('where nobody has to look away, nobody is called', () => {
    check((walked) => {
      for (const { event, after } of walked)
        if (!isCovering(event.now)) expect(['open', 'taken']).toContain(after.state);
    });
  });

  it('a seat sits before a secret only where it owes one', () => {
    check((walked) => {
      for (const { before, event, after } of walked) {
        if (after.state !== 'taken' || after.why !== 'secret' || event.type === 'leave') continue;
        if (before.state === 'taken' && event.type !== 'entry' && event.type !== 'undone') continue;
        expect(event.now.secret && event.now.owing.includes(after.seat)).toBe(true);
      }
    });
  });

  it('where the campaign is taken up again, or a window goes, nobody sits at the screen', () => {
    check((walked) => {
      for (const { event, after } of walked)
        if (isCovering(event.now) && (event.type === 'resumed' || event.type === 'leave'))
          expect(['covered', 'open']).toContain(after.state);
    });
  });

  it('waits for a person, and never opens over a secret somebody owes', () => {
    check((walked) => {
      for (const { event, after } of walked) {
        if (!['entry', 'undone', 'resumed'].includes(event.type)) continue;
        const { persons, owing, secret, over } = event.now;
        if (after.state !== 'open') expect(persons).toContain(after.seat);
        if (secret && owing.length > 0) expect(after.state).not.toBe('open');
        if (over) expect(after).toEqual(OPEN);
      }
    });
  });

  it('some presses lead on: whoever is called can sit down or open the table, and everybody who owes a secret is called', () => {
    check((walked) => {
      const last = walked.at(-1);
      if (last === undefined || !['entry', 'undone', 'resumed'].includes(last.event.type)) return;
      const { now } = last.event;
      const sat = new Set<number>();
      let curtain = last.after;
      for (let round = 0; round < SEATS.length && curtain.state !== 'open'; round++) {
        for (const type of ['arm', 'take-over'] as const)
          if (curtain.state !== 'open') curtain = curtainAfter(curtain, { type, seat: curtain.seat, now });
        if (curtain.state === 'open') break;
        expect(curtain.state).toBe('taken');
        sat.add(curtain.seat);
        curtain = curtainAfter(curtain, { type: 'hand-on', seat: curtain.seat, now });
      }
      if (now.secret) expect(now.owing.every((owing) => sat.has(owing))).toBe(true);
      else expect(curtain).toEqual(OPEN);
    });
  });

  it('the same steps lead to the same curtain', () => {
    fc.assert(
      fc.property(situations, steps, (first, taken) => {
        expect(walk(first, taken)).toEqual(walk(first, taken));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the next at the table', () => {
  it('is the first behind a seat who is wanted, and every one of them once in a round', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SEATS, { minLength: 1 }), fc.subarray(SEATS), (order, some) => {
        const wanted = order.filter((one) => some.includes(one));
        const called: number[] = [];
        for (let at = nextAfter(order, undefined, wanted); at !== undefined && called.length < 9;) {
          called.push(at);
          at = nextAfter(order, at, wanted);
        }
        expect(called.slice(0, wanted.length)).toEqual(wanted);
        if (wanted.length > 0) expect(called[wanted.length]).toBe(wanted[0]);
        else expect(called).toEqual([]);
      }),
    );
  });
});

/** What windows may ask of the table, wisely or not. */
const asks = fc.oneof(
  fc.record({ type: fc.constantFrom('arm', 'take-over', 'hand-on'), seat: fc.nat(3) }),
  fc.record({ type: fc.constant('open-drawer'), seat: fc.nat(3), depth: fc.constantFrom('stock', 'objective') }),
  fc.record({ type: fc.constantFrom('undo', 'redo', 'leave', 'right', 'right', 'right', 'step', 'step') }),
);

describe.each<KindName>(['toy', 'archipelago'])('whatever is asked at the table: %s', (name) => {
  it.each(['table', 'strict', 'open'] as const)(
    'a private page goes to the person named and nobody else, at level %s',
    async (level) => {
      const { sitter, rng } = await seated(name, level, `walk ${level}`);
      let [given, sat] = [0, 0];
      const watch = async (type: string, more: object): Promise<void> => {
        const before = sitter.now.curtain;
        const reply = await sitter.at(type, more);
        if (reply.type !== 'private') return;
        const { curtain } = sitter.now;
        given++;
        if (type === 'open-drawer') expect(['open', 'taken']).toContain(before.state);
        if (curtain.state !== 'open') expect([curtain.state, named(curtain)]).toEqual(['taken', reply.page.seat]);
        if (type === 'take-over') {
          sat++;
          expect(level === 'strict' ? ['armed', 'taken'] : ['covered', 'taken']).toContain(before.state);
          expect(named(before)).toBe(reply.page.seat);
        }
      };
      await fc.assert(
        fc.asyncProperty(fc.array(asks, { minLength: 20, maxLength: 30 }), async (many) => {
          for (const { type, ...more } of many) await happens(type, more);
        }),
        { numRuns: 12, seed: 11 },
      );
      async function happens(type: string, more: object): Promise<void> {
        if (sitter.now.outcome !== undefined) await sitter.create(name, level, `walk ${given}`);
        const { curtain, campaign } = sitter.now;
        if (type === 'leave') {
          await sitter.ask('leave');
          await sitter.ask('open', { campaign });
          expect([level === 'open' ? 'taken' : 'covered', 'open']).toContain(sitter.now.curtain.state);
        } else if (type === 'step' || (type === 'right' && curtain.state === 'open')) await sitter.step(rng);
        else if (type === 'right') {
          const covered = level === 'strict' ? 'arm' : 'take-over';
          const next = { covered, armed: 'take-over', taken: 'take-over', open: 'undo' }[curtain.state];
          await watch(next, { ...('seat' in curtain && { seat: curtain.seat }) });
        } else await watch(type, more);
      }
      expect(given).toBeGreaterThan(20);
      expect(sat).toBeGreaterThan(1);
    },
  );
});
