import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { moveSchema, type Move } from '#engine/endeavor/moves.ts';

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** Moves of all kinds with whatever the data names, most of them against some rule. */
export function anything(): Move[] {
  const places = [...ids(BASE_PACK.cities), ...ids(BASE_PACK.regions), ...ids(BASE_PACK.stacks), 'nowhere'];
  const sources = [...ids([...BASE_PACK.buildings, BASE_PACK.start]), ...ids(BASE_PACK.tokens), 'nothing'];
  const acts = ['ship', 'occupy', 'attack', 'draw'].flatMap((type) =>
    sources.flatMap((by) => places.map((at) => ({ type, by, at }))),
  );
  const pays = sources.flatMap((by) => sources.map((at) => ({ type: 'pay', by, at })));
  const others = sources.flatMap((one) => [
    { type: 'build', building: one },
    { type: 'return', building: one },
    { type: 'idle', by: one },
    { type: 'discard', card: one },
  ]);
  return [...acts, ...pays, ...others].map((move) => moveSchema.parse(move));
}
