import { BoxGeometry, type BufferGeometry, ConeGeometry, Group, type Matrix4, Mesh, TorusGeometry } from 'three';
import { discard, merged, painted, placed } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { CARD_HIGH, POINTS, SIZES } from '../geometry.ts';
import type { GhostModel } from '../ghost.ts';
import type { BoardModel } from '../model.ts';
import { RELIEF } from '../../palette.ts';
import { discGeometry } from './disc.ts';
import { type Faces, tokenOutline } from './faces.ts';
import { type Ground, standing } from './ground.ts';
import { outlineRibbon } from './links.ts';
import type { Stand } from './lying.ts';
import { isBrown, TOKEN, tokenGeometry } from './tokens.ts';

/** Tokens that would come along are lifted so high; a disc floats a little over its space. */
const LIFT = { token: 0.75, disc: 0.08 } as const;

/** What it needs of the printed faces. */
type Prints = Pick<Faces, 'token' | 'apart'>;

/** What a move would bring, over the board: a disc seen through, lifted tokens, completed routes, a card that goes or returns. */
export class GhostPieces {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #ground: Ground;
  readonly #faces: Prints;
  readonly #look: (owner: number) => SeatStyle;
  #shown = '';

  constructor(studio: Studio, ground: Ground, faces: Prints, look: (owner: number) => SeatStyle) {
    this.#studio = studio;
    this.#ground = ground;
    this.#faces = faces;
    this.#look = look;
  }

  /** Shows another ghost, or none; the same one stays as it is. */
  show(ghost: GhostModel | undefined, model: BoardModel): void {
    const word = JSON.stringify([ghost, ghost?.card && model.stacks.map(({ left }) => left)]);
    if (word === this.#shown) return;
    this.dispose();
    this.root.clear();
    this.#shown = word;
    if (!ghost) return;
    const bright = [
      ...this.#routes(ghost, model),
      ...(ghost.disc ? [ringGeometry(this.#at(ghost.disc.at, 0.06), 0.42)] : []),
      ...ghost.tokens.map(({ at }) => ringGeometry(this.#at(at, LIFT.token), 0.32)),
      ...this.#card(ghost, model),
    ];
    if (bright.length > 0) this.root.add(this.#studio.mesh(merged(bright)));
    if (ghost.disc) this.root.add(this.#disc(ghost.disc));
    if (ghost.tokens.length > 0) this.root.add(...this.#tokens(ghost.tokens));
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    discard(this.root);
  }

  #at(at: { x: number; y: number }, lift: number): Stand {
    const { x, y, z } = standing(this.#ground, at, 0.3);
    return { x, y: y + lift, z };
  }

  #disc({ at, owner }: NonNullable<GhostModel['disc']>): Mesh {
    const { x, y, z } = this.#at(at, LIFT.disc);
    const geometry = discGeometry(this.#look(owner), this.#studio.tier).applyMatrix4(placed(x, y, z));
    const mesh = new Mesh(this.#studio.finish(geometry), this.#studio.faint);
    mesh.renderOrder = 8;
    return mesh;
  }

  #tokens(tokens: GhostModel['tokens']): Mesh[] {
    const lifted = tokens.map(({ at, token }) => ({ token, at: this.#at(at, LIFT.token) }));
    const bodies = lifted.map(({ token, at }) =>
      tokenGeometry(isBrown(token), this.#studio.tier).applyMatrix4(placed(at.x, at.y, at.z)),
    );
    const faces = lifted.map(({ token, at }) => ({
      at: { ...at, y: at.y + TOKEN.high + 0.003 },
      face: this.#faces.token(token),
      outline: tokenOutline(token),
    }));
    return [this.#studio.mesh(merged(bodies)), this.#faces.apart(faces)];
  }

  #routes(ghost: GhostModel, { routes }: BoardModel): BufferGeometry[] {
    return routes
      .filter(({ id }) => ghost.routes.includes(id))
      .map(({ line }) => brass(outlineRibbon(line, this.#ground, this.#studio.tier)));
  }

  /** A frame round a card, with an arrow by which it goes to the player, or comes back. */
  #card({ card }: GhostModel, { stacks }: BoardModel): BufferGeometry[] {
    if (!card) return [];
    const left = stacks.find(({ id }) => id === card.stack)?.left ?? 0;
    const { x, y, z } = this.#at(card.at, left * CARD_HIGH + 0.03);
    const [wide, deep] = [SIZES.card.width / POINTS + 0.12, SIZES.card.height / POINTS + 0.12];
    const bar = (w: number, d: number, dx: number, dz: number) =>
      brass(new BoxGeometry(w, 0.05, d), placed(x + dx, y, z + dz));
    const head = new ConeGeometry(0.17, 0.3, 3).scale(1, 1, 0.4).rotateX(card.back ? -Math.PI / 2 : Math.PI / 2);
    return [
      bar(wide, 0.06, 0, -deep / 2),
      bar(wide, 0.06, 0, deep / 2),
      bar(0.06, deep, -wide / 2, 0),
      bar(0.06, deep, wide / 2, 0),
      brass(head, placed(x, y + 0.06, z + deep / 2 + (card.back ? 0.02 : 0.12))),
    ];
  }
}

const brass = (geometry: BufferGeometry, matrix?: Matrix4): BufferGeometry =>
  painted(geometry, RELIEF.lampBright, { surface: SURFACES.inlay, glow: 1, ...(matrix && { matrix }) });

const ringGeometry = ({ x, y, z }: Stand, r: number): BufferGeometry =>
  brass(new TorusGeometry(r, 0.028, 5, 28).rotateX(Math.PI / 2), placed(x, y, z));
