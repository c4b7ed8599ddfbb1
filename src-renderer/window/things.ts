import type { Component } from 'svelte';
import { readName, written, type Which, type Written } from '../components/written.ts';
import type { InspectId, Inspection } from './inspection.ts';
import type { RuleAnchor } from './rules.ts';
import type { GameTypes, KindOf, TableOf, ThingOf } from './types.ts';

/** What is said of a thing besides what it is called. */
export type About<T extends GameTypes> = Partial<Omit<Inspection<T>, 'title' | 'thing'>>;

/** One kind of thing, described once. `W` tells one of them from another. */
export type ThingKind<T extends GameTypes, W extends Which> = {
  /** The one that is meant by what a name says after the kind; undefined where there is none at this table. */
  find(table: TableOf<T>, which: string): W | undefined;
  name(table: TableOf<T>, which: W): string;
  /** @param seat the person who can play now */
  about?(table: TableOf<T>, which: W, seat: number | undefined): About<T>;
  /** Where the rules explain it; undefined where what is said of it is all there is. */
  rule?(table: TableOf<T>, which: W): RuleAnchor | undefined;
  /** It is shown large, with what it is called and what is said of it. */
  readonly Large?: Component<{ which: W; title: string; lines: readonly string[] }>;
};

/** Every kind of thing of a game: one that is missing does not compile. */
export type Things<T extends GameTypes = GameTypes> = { readonly [K in KindOf<T>]: ThingKind<T, T['thing'][K]> };

/** Writes the things of one game. */
export const thingsOf =
  <T extends GameTypes>() =>
  <K extends KindOf<T>>(kind: K, which: T['thing'][K]): Written<K, T['thing'][K]> =>
    written(kind, which);

/** A kind of which there is only one. */
export const single = { find: (_: unknown, which: string) => (which === '' ? which : undefined) } as const;

/** A kind of which every seat has one. */
export const ofSeats = {
  find({ seats }: Pick<TableOf, 'seats'>, which: string): number | undefined {
    const seat = Number(which);
    return which !== '' && seats[seat] !== undefined ? seat : undefined;
  },
} as const;

/** A thing at a table: its kind, and which one it is. */
export type FoundThing<T extends GameTypes = GameTypes> = {
  readonly kind: ThingKind<T, Which>;
  readonly which: Which;
};

/** What a name stands for; undefined for one of nothing. */
export function findThing<T extends GameTypes>(
  things: Things<T>,
  table: TableOf<T>,
  name: InspectId,
): FoundThing<T> | undefined {
  const said = readName(name);
  if (!Object.hasOwn(things, said.kind)) return undefined;
  // A kind is only ever asked about what it has found itself.
  const kind = things[said.kind as KindOf<T>] as unknown as ThingKind<T, Which>;
  const which = kind.find(table, said.which);
  return which === undefined ? undefined : { kind, which };
}

/** What a thing is called and what is said of it. */
export const saidOf = <T extends GameTypes>(
  { kind, which }: FoundThing<T>,
  table: TableOf<T>,
  seat: number | undefined,
): Inspection<T> => ({ title: kind.name(table, which), lines: [], ...kind.about?.(table, which, seat) });

/** The answer to a question about a thing; undefined for a name of nothing. What is shown large says there what is said of it. */
export function inspectThing<T extends GameTypes>(
  things: Things<T>,
  table: TableOf<T>,
  name: InspectId,
  seat: number | undefined,
): Inspection<T> | undefined {
  const thing = findThing(things, table, name);
  if (thing === undefined) return undefined;
  const answer = saidOf(thing, table, seat);
  return thing.kind.Large === undefined ? answer : { ...answer, lines: [], thing: name as ThingOf<T> };
}

/** Where the rules explain a thing. */
export function ruleOfThing<T extends GameTypes>(
  things: Things<T>,
  table: TableOf<T>,
  name: InspectId,
): RuleAnchor | undefined {
  const thing = findThing(things, table, name);
  return thing?.kind.rule?.(table, thing.which);
}
