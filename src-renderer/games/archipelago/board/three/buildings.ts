import { type Group, Matrix4, type Vector3 } from 'three';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { StillParts } from '../../../../board/three/still-parts.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { PlacedBuilding } from '../diff.ts';
import { buildingGeometry } from './building-geometry.ts';

/** All buildings on the map: few and none like the other, so that together they are one thing to draw. */
export class Buildings {
  readonly #looks: readonly SeatStyle[];
  readonly #parts: StillParts;
  readonly #fine: boolean;

  constructor(group: Group, studio: Studio, looks: readonly SeatStyle[]) {
    this.#looks = looks;
    this.#fine = studio.fine;
    this.#parts = new StillParts(group, studio);
  }

  /** Builds one on the ground, in place of the one of that name. */
  build({ key, building, seat, used }: PlacedBuilding, ground: Vector3): void {
    const look = seat === null ? undefined : this.#looks[seat];
    const whole = buildingGeometry({ kind: building, look, used }, this.#fine);
    this.#parts.set(key, whole.applyMatrix4(new Matrix4().makeTranslation(ground)));
  }

  /** Takes one away. */
  drop(key: string): void {
    this.#parts.remove(key);
  }

  /** Brings the picture up to what was built and dropped since. */
  settle(): void {
    this.#parts.settle();
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.#parts.dispose();
  }
}
