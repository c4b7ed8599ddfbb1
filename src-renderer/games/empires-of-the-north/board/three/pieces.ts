import { type BufferGeometry, CircleGeometry, Matrix4, type Group, Quaternion, Vector3 } from 'three';
import type { PieceMotion, Pose } from '../../../../board/three/piece-motion.ts';
import { seatDisc } from '../../../../board/three/disc.ts';
import { Halos } from '../../../../board/three/halos.ts';
import { Pools } from '../../../../board/three/pools.ts';
import { SAILING, seatShip } from '../../../../board/three/ship.ts';
import { painted } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { TURNED, turnedOutline, turnedPiece } from '../../../../board/three/turned-piece.ts';
import { distance, subtract, type Point } from '../../../../board/plane.ts';
import { NEUTRAL_STYLE, type SeatStyle } from '../../../../icons/seat-styles.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { QUEUE, RING, ringPoint, toPlane } from '../layout.ts';
import type { BoardModel, PawnModel, ShipModel } from '../model.ts';
import { trackMarks } from '../track.ts';
import type { GhostModel } from '../ghost.ts';
import { HIGH, THICK, units } from './heights.ts';
import { PawnNames, ShipNames } from './names.ts';

/** The disc of a seat on the ruler, in units. */
const DISC = { radius: units(8.6), high: 0.09 } as const;
/** The radius of a pawn's foot as it is made. */
const FOOT = 0.125;
/** How large a ship is beside how it is made, where there is room for it, the width of its place then, and how far down that it lies, in points. */
const SHIP = { size: 3.1, room: 47, common: 0.8, down: 25 } as const;
const UPRIGHT = new Quaternion();
const UP = new Vector3(0, 1, 0);

/** What makes a piece, and what of it shows through what stands before it. */
type Made = { readonly make: () => BufferGeometry; readonly through?: () => BufferGeometry };

/** How a pawn lies on its tile: its head to the middle of the tile, so that those beside one another lie in a row. */
function onSide(at: Point): Quaternion {
  const [middle = RING.middle] = [0, 1, 2, 3, 4]
    .map(ringPoint)
    .sort((one, other) => distance(one, at) - distance(other, at));
  const { x, y } = subtract(middle, at);
  return new Quaternion().setFromUnitVectors(UP, new Vector3(x, 0, y).normalize());
}

/** What stands on the table: pawns, ships and the discs on the ruler. */
export class Pieces {
  readonly #pools: Pools;
  readonly #halos: Halos;
  readonly #studio: Studio;
  readonly #fine: boolean;
  readonly #looks: readonly SeatStyle[];
  readonly #motion: PieceMotion;
  readonly #pawns = new PawnNames();
  readonly #ships = new ShipNames();
  /** The pool of each piece that stands there. */
  #standing = new Map<string, string>();
  /** The pools of ships that have left the queue, and are still to be seen. */
  readonly #leaving = new Map<string, string>();

  constructor(root: Group, studio: Studio, looks: readonly SeatStyle[], motion: PieceMotion) {
    this.#pools = new Pools(root, studio);
    this.#halos = new Halos(root, studio, DISC.radius);
    this.#studio = studio;
    this.#fine = studio.fine;
    this.#looks = looks;
    this.#motion = motion;
  }

  /** How many pieces of a kind stand there, what a move would bring included. */
  count(kind: 'pawn' | 'ship' | 'disc'): number {
    return [...this.#standing.values()].filter((pool) => pool.startsWith(`${kind} `)).length;
  }

  /** Sends every piece to where it belongs. */
  stand(model: BoardModel, ghost: GhostModel | undefined): void {
    const before = this.#standing;
    this.#standing = new Map();
    for (const [name, pawn] of this.#pawns.of(model.pawns)) this.#pawn(name, pawn);
    for (const [name, ship] of this.#ships.of(model.ships)) this.#ship(name, ship, before.has(name));
    for (const { seat, at } of trackMarks(model.scores, model.goal).markers) this.#disc(seat, at);
    if (ghost?.pawn) this.#pawn('ghost pawn', { ...ghost.pawn, radius: 10.5 });
    if (ghost?.ship) this.#ship('ghost ship', ghost.ship, true);
    for (const [name, pool] of before) if (this.#standing.get(name) !== pool) this.#goes(name, pool);
    this.settle();
  }

  /** Lights the discs on the ruler of those who have won. */
  light({ scores, goal }: BoardModel, won: readonly number[]): void {
    const feet = trackMarks(scores, goal)
      .markers.filter(({ seat }) => won.includes(seat))
      .map(({ seat, at }) => {
        const { x, y } = toPlane(at);
        return { x, y: HIGH.sea + THICK.ruler + 0.004 * seat, z: y, size: 1 };
      });
    this.#halos.show(feet);
  }

  /** What has left is taken away once it is where it went. */
  settle(): void {
    for (const [name, pool] of this.#leaving) {
      if (this.#motion.moves(name)) continue;
      this.#leaving.delete(name);
      this.#drop(name, pool);
    }
  }

  /** A piece is on its way. */
  set(name: string, matrix: Matrix4): void {
    const pool = this.#standing.get(name) ?? this.#leaving.get(name);
    if (pool === undefined) return;
    this.#pools.get(pool)?.set(name, matrix);
    this.#shade(name, matrix);
  }

  dispose(): void {
    this.#pools.dispose();
    this.#halos.dispose();
  }

  #pawn(name: string, { at, seat, radius, exhausted }: Omit<PawnModel, 'key'>): void {
    const look = this.#look(seat);
    const size = units(radius) / FOOT;
    const { x, y } = toPlane(at);
    const ground = distance(at, RING.middle) < RING.radius - RING.tile ? HIGH.wheel : HIGH.tile;
    const high = ground + size * (exhausted ? TURNED.onSide : TURNED.middle);
    // Lying it is as long as it was high: it lies with its middle where it stood.
    this.#send(
      name,
      `pawn ${look.colour}`,
      { make: () => turnedPiece(look, this.#fine), through: () => turnedOutline(look) },
      {
        at: new Vector3(x, high, y),
        turn: exhausted ? onSide(at) : UPRIGHT,
        size,
      },
    );
  }

  #ship(name: string, { seat, common, area }: ShipModel, known: boolean): void {
    const look = this.#look(seat);
    const size = SHIP.size * Math.min(1, area.width / SHIP.room) * (common ? SHIP.common : 1);
    const lies = (middle: number): Pose => {
      const { x, y } = toPlane({ x: middle, y: area.y + SHIP.down });
      return { at: new Vector3(x, HIGH.sea + SAILING.middle * size, y), turn: UPRIGHT, size, slides: true };
    };
    const make = () => seatShip(look, this.#fine);
    // New ones come in from the open sea.
    if (!known && !this.#motion.still) this.#motion.place(name, lies(QUEUE.x + QUEUE.width + 60));
    this.#send(name, `ship ${look.colour}`, { make }, lies(area.x + area.width / 2));
  }

  #disc(seat: number, at: Point): void {
    const look = this.#look(seat);
    const { x, y } = toPlane(at);
    // One beside another lies a little on it, as they are drawn.
    const high = HIGH.sea + THICK.ruler + 0.004 * seat;
    const make = () => seatDisc(look, { ...DISC, fine: this.#fine });
    this.#send(
      `disc ${seat}`,
      `disc ${look.colour}`,
      { make },
      {
        at: new Vector3(x, high, y),
        turn: UPRIGHT,
        size: 1,
      },
    );
  }

  #send(name: string, pool: string, { make, through }: Made, pose: Pose): void {
    const matrix = this.#motion.send(name, pose);
    this.#pools.of(pool, make, through && { through }).set(name, matrix);
    this.#standing.set(name, pool);
    this.#shade(name, matrix);
  }

  /** A ship that leaves the queue sails off to the islands; anything else is gone. */
  #goes(name: string, pool: string): void {
    if (this.#motion.still || this.#standing.has(name) || !name.startsWith('ship')) return this.#drop(name, pool);
    const to = toPlane({ x: QUEUE.x - 22, y: QUEUE.y + SHIP.down });
    const size = SHIP.size / 2;
    this.#leaving.set(name, pool);
    const at = new Vector3(to.x, HIGH.sea + SAILING.middle * size, to.y);
    this.#motion.send(name, { at, turn: UPRIGHT, size, slides: true });
  }

  #drop(name: string, pool: string): void {
    this.#pools.get(pool)?.remove(name);
    if (this.#standing.has(name)) return;
    this.#pools.get('spot')?.remove(name);
    this.#motion.forget(name);
  }

  /** A soft dark spot under a piece, where it throws no shadow. */
  #shade(name: string, matrix: Matrix4): void {
    if (this.#studio.lit) return;
    const at = new Vector3().setFromMatrixPosition(matrix);
    const ship = name.includes('ship');
    const ground = name.startsWith('disc') ? HIGH.sea + THICK.ruler : ship ? HIGH.sea + 0.035 : HIGH.tile;
    const wide = ship ? 0.62 : 0.27;
    const make = () => painted(new CircleGeometry(1, 12).rotateX(-Math.PI / 2), PALETTE.white);
    this.#pools
      .of('spot', make, { material: () => this.#studio.spot })
      .set(
        name,
        new Matrix4()
          .makeTranslation(at.x + 0.07, ground + 0.004, at.z + 0.04)
          .scale(new Vector3(wide, 1, wide * (ship ? 0.45 : 0.7))),
      );
  }

  #look(seat: number): SeatStyle {
    return this.#looks[seat] ?? NEUTRAL_STYLE;
  }
}
