import { Euler, Group, type Mesh, Quaternion, Vector3 } from 'three';
import { PieceMotion, type Pose } from '../../../../board/three/piece-motion.ts';
import { discard } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { RELIEF } from '../../palette.ts';
import { CARD_HIGH } from '../geometry.ts';
import type { BoardModel, StackModel } from '../model.ts';
import { HARBOUR } from './disc-pieces.ts';
import type { Ground } from './ground.ts';
import { cardGeometry, stackPlace } from './stacks.ts';

/** The face of a card that is carried: as it was printed when it was lifted. */
export type LiftedFace = { readonly mesh: Mesh; readonly dispose: () => void };
/** Gives the face that lies on a stack, by its place among the stacks; none before it is printed. */
type Prints = { readonly lifted: (stack: number) => LiftedFace | undefined };

type Carried = { readonly card: Group; readonly face: LiftedFace };

/** How a card is turned where it leaves the board: its face to whoever takes it, and a little askew. */
const TAKEN = new Quaternion().setFromEuler(new Euler(0.9, 0.35, 0, 'YXZ'));

/** Cards that are drawn from stacks: carried, face up, to the near edge, where those who sit there take them. */
export class CardPieces {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #ground: Ground;
  readonly #faces: Prints;
  readonly #motion = new PieceMotion();
  readonly #carried = new Map<string, Carried>();

  constructor(studio: Studio, ground: Ground, faces: Prints) {
    this.#studio = studio;
    this.#ground = ground;
    this.#faces = faces;
  }

  /** Carries off what was drawn between two models, before its stack is printed anew. @param still nothing is carried */
  show(before: BoardModel | undefined, { stacks }: BoardModel, still: boolean): void {
    if (still) this.dispose();
    if (still || !before) return;
    const left = new Map(stacks.map((stack) => [stack.id, stack.left]));
    before.stacks.forEach((stack, at) => {
      if (left.get(stack.id) === stack.left - 1) this.#carry(stack, at);
    });
  }

  /** Carries cards on by so many milliseconds; true while any is on its way. */
  step(milliseconds: number): boolean {
    const any = this.#motion.step(milliseconds, (id, matrix) => this.#carried.get(id)?.card.matrix.copy(matrix));
    for (const id of [...this.#carried.keys()]) if (!this.#motion.moves(id)) this.#drop(id);
    return any;
  }

  /** Takes away every card that is on its way, and frees what it holds. */
  dispose(): void {
    for (const id of [...this.#carried.keys()]) this.#drop(id);
  }

  #carry({ id, at, left, slavery }: StackModel, place: number): void {
    const face = this.#faces.lifted(place);
    if (!face) return;
    this.#drop(id);
    const edge = slavery ? RELIEF.sombreStack : RELIEF.cardEdge;
    const card = new Group().add(this.#studio.mesh(cardGeometry(edge, this.#studio.tier)), face.mesh);
    card.matrixAutoUpdate = false;
    this.#carried.set(id, { card, face });
    this.root.add(card);
    const { x, y, z } = stackPlace(this.#ground, at);
    const lies: Pose = { at: new Vector3(x, y + (left - 1) * CARD_HIGH, z), turn: new Quaternion(), size: 1 };
    this.#motion.place(id, lies);
    const taken: Pose = { at: new Vector3(x * 0.9, HARBOUR.y, HARBOUR.z), turn: TAKEN, size: 1 };
    card.matrix.copy(this.#motion.send(id, taken));
  }

  #drop(id: string): void {
    const gone = this.#carried.get(id);
    if (!gone) return;
    this.#motion.forget(id);
    this.#carried.delete(id);
    this.root.remove(gone.card);
    discard(gone.card);
    gone.face.dispose();
  }
}
