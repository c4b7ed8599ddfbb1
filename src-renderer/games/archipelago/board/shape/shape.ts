import { corner } from '#engine/archipelago/map/geometry.ts';

import { cutLine, blob } from './coast.ts';
import { roomIn } from './room.ts';
import type { Point } from '../../../../board/plane.ts';
import { runsOf, type PartKey, type Run } from './runs.ts';
import { dice } from './seeded.ts';
import type { Edge } from '#engine/archipelago/data/schema-common.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';

/** The ground of one land or water part of a side, unturned, around the centre of its hex. */
export type PartShape = {
  /** The edges it owns, as on the side (unturned). */
  readonly edges: readonly number[];
  /** Clockwise outline: along its own edges, then back along the coast. */
  readonly outline: readonly Point[];
  /** Outlines of parts that lie wholly inside it (lakes, islets). */
  readonly holes: readonly (readonly Point[])[];
} & PartKey;

/** The drawing of one side, unturned. */
export type SideShape = {
  readonly id: string;
  readonly edges: readonly Edge[];
  readonly parts: readonly PartShape[];
  /** Where land meets water: open lines between corners, or closed round lakes and islets. */
  readonly coasts: readonly { readonly line: readonly Point[]; readonly closed: boolean }[];
};

/** The corners of the unit hex, clockwise; edge i runs from corner i to corner i + 1. */
export const HEXAGON: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => corner(i));

/** Outlines and coasts of a side: the same side always gives the same drawing. */
export function sideShape(side: Side): SideShape {
  const roll = dice(side.id);
  const runs = runsOf(side);
  const hub = hubOf(runs);
  const coasts: { line: Point[]; closed: boolean }[] = [];
  const cuts = new Map<Run, Point[]>();
  for (const run of runs) {
    if (hub === undefined || same(run, hub)) continue;
    const line = cutLine(run, runs.length / 2, roll);
    cuts.set(run, line);
    coasts.push({ line, closed: false });
  }
  const keys = keysOf(side);
  const outer = keys.filter((key) => key.edges.length > 0 || runs.some((run) => same(run, key)));
  const parts: PartShape[] = outer.map((part) => ({ ...part, outline: outlineOf(part, runs, cuts), holes: [] }));
  for (const inner of keys.filter((key) => !outer.includes(key))) {
    const line = sink(inner, parts, roll);
    if (line) coasts.push({ line, closed: true });
  }
  return { id: side.id, edges: side.edges, parts, coasts };
}

const same = (a: PartKey, b: PartKey): boolean => a.kind === b.kind && a.index === b.index;
const part = ({ kind, index }: PartKey): PartKey => ({ kind, index });

function keysOf(side: Side): (PartKey & { edges: readonly number[] })[] {
  return [
    ...side.lands.map(({ edges }, index) => ({ kind: 'land' as const, index, edges })),
    ...side.waters.map(({ edges }, index) => ({ kind: 'water' as const, index, edges })),
  ];
}

/** The part that reaches across the others: the one met most often on the way round; water where land and water tie. */
function hubOf(runs: readonly Run[]): PartKey | undefined {
  const met = (key: PartKey) => runs.filter((run) => same(run, key)).length;
  let best: PartKey | undefined;
  for (const run of runs) {
    const more = best === undefined ? 1 : met(run) - met(best);
    if (more > 0 || (more === 0 && run.kind === 'water')) best = part(run);
  }
  return best;
}

/** A leaf runs along its own corners and back along its coast; the hub goes round the hex and takes every coast on the way. */
function outlineOf(key: PartKey, runs: readonly Run[], cuts: ReadonlyMap<Run, readonly Point[]>): Point[] {
  if (runs.length <= 1) return [...HEXAGON];
  const corners = (run: Run) => Array.from({ length: run.count + 1 }, (_, i) => corner(run.first + i));
  const leaf = runs.find((run) => same(run, key) && cuts.has(run));
  const cut = leaf && cuts.get(leaf);
  if (leaf && cut) return [...corners(leaf).slice(0, -1), ...[...cut].reverse().slice(0, -1)];
  return runs.flatMap((run) => (cuts.get(run) ?? corners(run)).slice(0, -1));
}

/** Lays an inner part (a lake, an islet) into the roomiest part of the other kind; gives its outline. */
function sink(
  inner: PartKey & { edges: readonly number[] },
  parts: PartShape[],
  roll: () => number,
): Point[] | undefined {
  const hosts = parts.filter(({ kind, holes }) => kind !== inner.kind && holes.length < 2);
  const rooms = hosts.map((host) => ({ host, best: roomIn(host).best })).sort((a, b) => b.best.room - a.best.room);
  const widest = rooms[0];
  if (!widest) return undefined;
  const line = blob(widest.best.at, Math.min(0.34, widest.best.room * 0.62), roll);
  const grown = { ...widest.host, holes: [...widest.host.holes, line] };
  parts[parts.indexOf(widest.host)] = grown;
  parts.push({ ...inner, outline: line, holes: [] });
  return line;
}
