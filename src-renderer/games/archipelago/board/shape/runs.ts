import type { Side } from '#engine/archipelago/data/schema-map.ts';

/** Which land or water part of a side. */
export type PartKey = {
  readonly kind: 'land' | 'water';
  readonly index: number;
};

/** Neighbouring edges of one part, clockwise from edge `first`. A run of no edges is an inlet that ends at a corner. */
export type Run = {
  readonly first: number;
  readonly count: number;
} & PartKey;

/** The part that owns each edge. */
export function ownersOf(side: Side): (PartKey | undefined)[] {
  return side.edges.map((_, edge) => {
    const land = side.lands.findIndex(({ edges }) => edges.includes(edge));
    if (land >= 0) return { kind: 'land', index: land };
    const water = side.waters.findIndex(({ edges }) => edges.includes(edge));
    return water >= 0 ? { kind: 'water', index: water } : undefined;
  });
}

/**
 * The runs of a side, clockwise, land and water in turn. Where two lands meet at a corner the water that parts them gets a
 * run of no edges there, and the same with two waters and their land bridge. One run or none: the side is all of a kind.
 */
export function runsOf(side: Side): Run[] {
  const owners = ownersOf(side);
  const key = (edge: number) => {
    const owner = owners[(edge + 6) % 6];
    return owner ? `${owner.kind}${owner.index}` : '';
  };
  const first = [0, 1, 2, 3, 4, 5].find((edge) => key(edge) !== key(edge - 1));
  if (first === undefined) return [];
  const runs: Run[] = [];
  for (let edge = first; edge < first + 6; edge += 1) {
    const owner = owners[edge % 6];
    const last = runs.at(-1);
    if (!owner) continue;
    if (last && key(edge) === key(edge - 1)) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ ...owner, first: edge % 6, count: 1 });
  }
  return runs.flatMap((run, i) => {
    const before = runs.at(i - 1);
    if (!before || before.kind !== run.kind) return [run];
    return [
      { kind: run.kind === 'land' ? ('water' as const) : ('land' as const), index: 0, first: run.first, count: 0 },
      run,
    ];
  });
}
