import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { Cubes, Resource } from '#engine/archipelago/data/schema.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { byKey } from '../../../window/sort.ts';
import type { Own } from '../own.ts';
import { t } from '../words/t.ts';
import { resource } from '../words/words.ts';

/** So many ways to pay one price are offered beside each other. */
const MOST_WAYS = 6;

/** How many cubes of a kind are owed, and for how many of them an explorer token is given. */
type Part = { readonly kind: Resource; readonly owed: number; readonly tokens: number };
/** A way to pay cubes that are owed. */
export type Way = readonly Part[];

/** The cubes of a price, one by one. */
export function owedFor(cubes: Cubes): Resource[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: cubes[kind] ?? 0 }, () => kind));
}

/** Every way to pay, the one with cubes alone first; undefined where they are too many to be offered beside each other. */
export function waysToPay(owed: readonly Resource[]): readonly Way[] | undefined {
  const kinds = [...byKey(owed, (kind) => kind).values()];
  if (kinds.reduce((product, ofKind) => product * (ofKind.length + 1), 1) > MOST_WAYS) return undefined;
  return kinds.reduce<Way[]>(
    (ways, ofKind) => ways.flatMap((way) => partsFor(ofKind).map((part) => [...way, part])),
    [[]],
  );
}

/** The way to pay with cubes alone. */
export function inCubes(owed: readonly Resource[]): Way {
  return [...byKey(owed, (kind) => kind).values()].flatMap((ofKind) => partsFor(ofKind).slice(0, 1));
}

function partsFor(ofKind: readonly Resource[]): Part[] {
  const [kind] = ofKind;
  if (kind === undefined) return [];
  return Array.from({ length: ofKind.length + 1 }, (_, tokens) => ({ kind, owed: ofKind.length, tokens }));
}

/** The moves that pay so. In which order a kind is paid makes no difference. */
export function paying(way: Way, first: 'cube' | 'token' = 'cube'): MoveOf<'pay'>[] {
  return way.flatMap(({ owed, tokens }) => {
    const paid = Array.from({ length: owed }, (_, at): MoveOf<'pay'> => ({
      type: 'pay',
      with: at < owed - tokens ? 'cube' : 'token',
    }));
    return first === 'cube' ? paid : paid.reverse();
  });
}

/** What is given for a cube that is owed: it, or a token in its place. */
export type Given = Resource | 'token';

/** What is given for cubes owed by the moves that pay them, one by one; undefined where none do. */
export function givenIn(owed: readonly Resource[], paid: readonly Move[] = []): Given[] | undefined {
  if (paid.length !== owed.length) return undefined;
  return owed.map((kind, at) => (paid[at]?.type === 'pay' && paid[at].with === 'token' ? 'token' : kind));
}

/** What is given, in words: “1 wood”, “an explorer token as stone”. */
export function givenWords(way: Way): string[] {
  return way.flatMap(({ kind, owed, tokens }) => {
    const named = resource(kind);
    const cubes = owed > tokens ? [t('cubes.some', { n: owed - tokens, resource: named })] : [];
    return tokens > 0 ? [...cubes, t('choice.pay-tokens', { n: tokens, resource: named })] : cubes;
  });
}

/** Whether a seat can pay so; of a seat whose own part is not open, nobody can say. */
export function isPayable(way: Way, own: Own | undefined): boolean {
  const screen = own?.screen;
  if (screen === undefined) return true;
  const tokens = way.reduce((sum, part) => sum + part.tokens, 0);
  return tokens <= screen.tokens && way.every(({ kind, owed, tokens: given }) => owed - given <= screen.cubes[kind]);
}
