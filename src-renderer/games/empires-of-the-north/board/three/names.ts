import { distance } from '../../../../board/plane.ts';
import type { PawnModel, ShipModel } from '../model.ts';

/** Gives each pawn a name that it keeps from one model to the next: it is the one of its seat that stood nearest. */
export class PawnNames {
  #before: readonly (readonly [string, PawnModel])[] = [];
  #given = 0;

  /** The pawns of a model with their names. */
  of(pawns: readonly PawnModel[]): readonly (readonly [string, PawnModel])[] {
    const pairs = this.#before
      .flatMap(([name, was]) =>
        pawns.filter(({ seat }) => seat === was.seat).map((pawn) => ({ name, pawn, far: distance(was.at, pawn.at) })),
      )
      .sort((one, other) => one.far - other.far);
    const named = new Map<PawnModel, string>();
    const taken = new Set<string>();
    for (const { name, pawn } of pairs) {
      if (named.has(pawn) || taken.has(name)) continue;
      named.set(pawn, name);
      taken.add(name);
    }
    return (this.#before = pawns.map((pawn) => [named.get(pawn) ?? `pawn ${this.#given++}`, pawn] as const));
  }
}

/** Gives each ship of the queue a name that it keeps: those of a seat keep their order, those that sail are its first, new ones its last. */
export class ShipNames {
  #before = new Map<string, readonly string[]>();
  #given = 0;

  /** The ships of a queue with their names. */
  of(ships: readonly ShipModel[]): readonly (readonly [string, ShipModel])[] {
    const now = new Map<string, string[]>();
    const kindOf = ({ seat, common }: ShipModel): string => `${seat} ${common}`;
    for (const kind of new Set(ships.map(kindOf))) {
      const n = ships.filter((ship) => kindOf(ship) === kind).length;
      const kept = (this.#before.get(kind) ?? []).slice(-n);
      now.set(kind, [...kept, ...Array.from({ length: n - kept.length }, () => `ship ${this.#given++}`)]);
    }
    this.#before = now;
    const left = new Map([...now].map(([kind, names]) => [kind, [...names]]));
    return ships.map((ship) => [left.get(kindOf(ship))?.shift() ?? '', ship] as const);
  }
}
