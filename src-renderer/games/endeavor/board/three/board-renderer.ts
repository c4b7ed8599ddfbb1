import { type BufferGeometry, Group, type Mesh } from 'three';
import { Pools } from '../../../../board/three/pools.ts';
import { placed } from '../../../../board/three/solid.ts';
import { Halos } from '../../../../board/three/halos.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { Tray } from '../../../../board/three/tray.ts';
import { NEUTRAL_STYLE, type SeatStyle } from '../../../../icons/seat-styles.ts';
import { CARD_HIGH } from '../geometry.ts';
import type { GhostModel } from '../ghost.ts';
import { type BoardModel } from '../model.ts';
import { RELIEF } from '../../palette.ts';
import { CardPieces } from './card-pieces.ts';
import { DISC } from './disc.ts';
import { DiscPieces } from './disc-pieces.ts';
import { enamelled } from './enamel.ts';
import { cardOutline, Faces, LAID, type LyingFace, tokenOutline } from './faces.ts';
import { DEEP, Ground, WIDE } from './ground.ts';
import { GhostPieces } from './ghost-pieces.ts';
import { GroundMesh } from './ground-mesh.ts';
import { linksGeometry } from './links.ts';
import { discsOf, type LyingToken, tokensOf } from './lying.ts';
import { mountainsGeometry } from './mountains.ts';
import { SheetPrint } from './sheet-print.ts';
import { nextGeometry, socketPlace, socketsGeometry } from './sockets.ts';
import { cardGeometry, cardPlaces, emptyGeometry, stackPlace } from './stacks.ts';
import { isBrown, TOKEN, tokenGeometry } from './tokens.ts';

/** The rim of the frame lies so far over the plane of the places, and its floor below: it hides nothing at the near edge. */
const LOW = 0.3;
/** The light round a disc lies so far over its foot: no rim of a socket, and no link, covers it. */
const LIT = 0.05;

/** The whole board in depth, drawn from one model after another: only what differs is touched. */
export class BoardRenderer {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #look: (owner: number) => SeatStyle;
  readonly #ground: Ground;
  readonly #print: SheetPrint;
  readonly #surface: GroundMesh;
  readonly #tray: Tray;
  readonly #pools: Pools;
  readonly #faces: Faces;
  readonly #discs: DiscPieces;
  readonly #cards: CardPieces;
  readonly #ghost: GhostPieces;
  readonly #halos: Halos;
  readonly #still: Mesh[];
  readonly #copies = new Map<string, readonly string[]>();
  #links: Mesh | undefined;
  #linked = '';
  #drawn: BoardModel | undefined;

  constructor(looks: readonly SeatStyle[], studio: Studio, redraw: () => void, model: BoardModel) {
    this.#studio = studio;
    this.#look = (owner) => enamelled(looks[owner] ?? NEUTRAL_STYLE, studio);
    this.#ground = new Ground(model, studio.tier);
    this.#print = new SheetPrint(studio.tier, redraw);
    this.#surface = new GroundMesh(this.#ground, this.#print.texture, studio);
    this.#tray = new Tray({ middle: { x: 0, y: 0 }, width: WIDE, depth: DEEP, low: LOW }, studio);
    this.#pools = new Pools(this.root, studio);
    this.#faces = new Faces(studio, redraw);
    this.#discs = new DiscPieces(this.#pools, studio, this.#look);
    this.#cards = new CardPieces(studio, this.#ground, this.#faces);
    this.#halos = new Halos(this.root, studio, DISC.r);
    this.#ghost = new GhostPieces(studio, this.#ground, this.#faces, this.#look);
    this.#still = [
      studio.mesh(mountainsGeometry(model, this.#ground, studio.tier)),
      studio.mesh(socketsGeometry(model, this.#ground, studio.tier)),
    ];
    this.root.add(
      this.#tray.root,
      this.#surface.root,
      ...this.#still,
      this.#faces.mesh,
      this.#ghost.root,
      this.#cards.root,
    );
  }

  /** Draws a model. @param still discs and cards are at once where they belong instead of being carried @param won the seats whose discs are lit */
  show(model: BoardModel, ghost: GhostModel | undefined, still: boolean, won: readonly number[] = []): void {
    if (model !== this.#drawn) this.#draw(model, still || this.#drawn === undefined);
    this.#ghost.show(ghost, model);
    this.#halos.show(
      discsOf(model, this.#ground)
        .filter(({ owner }) => won.includes(owner))
        .map(({ at, size }) => ({ ...at, y: at.y + LIT, size })),
    );
  }

  /** Carries discs and cards on by so many milliseconds; true while any is on its way. */
  step(milliseconds: number): boolean {
    const discs = this.#discs.step(milliseconds);
    return this.#cards.step(milliseconds) || discs;
  }

  /** Frees what it holds. */
  dispose(): void {
    this.#tray.dispose();
    this.#surface.dispose();
    this.#print.dispose();
    this.#pools.dispose();
    this.#cards.dispose();
    this.#faces.dispose();
    this.#ghost.dispose();
    this.#halos.dispose();
    for (const mesh of this.#still) mesh.geometry.dispose();
    this.#links?.geometry.dispose();
  }

  #draw(model: BoardModel, still: boolean): void {
    this.#cards.show(this.#drawn, model, still);
    this.#drawn = model;
    this.#print.show(model);
    this.#link(model);
    this.#discs.show(discsOf(model, this.#ground), still);
    this.#next(model);
    const tokens = tokensOf(model, this.#ground);
    this.#tokens(tokens);
    this.#faces.show(model, [...this.#stack(model), ...tokens.map((token) => this.#tokenFace(token))]);
  }

  #link({ routes }: BoardModel): void {
    const word = JSON.stringify(routes.map(({ owner }) => owner));
    if (word === this.#linked) return;
    this.#linked = word;
    if (this.#links) {
      this.root.remove(this.#links);
      this.#links.geometry.dispose();
    }
    const geometry = linksGeometry(routes, this.#look, this.#ground, this.#studio.tier);
    this.#links = geometry && this.#studio.mesh(geometry);
    if (this.#links) this.root.add(this.#links);
  }

  #next({ regions }: BoardModel): void {
    const places = regions.flatMap(({ id, berths, next }) => {
      const berth = berths[next];
      if (!berth) return [];
      const { x, y, z } = socketPlace(this.#ground, berth.at, 'berth');
      return [{ name: id, matrix: placed(x, y, z) }];
    });
    this.#copy('next', () => nextGeometry(this.#studio.tier), places);
  }

  #tokens(tokens: readonly LyingToken[]): void {
    for (const brown of [true, false])
      this.#copy(
        brown ? 'token of wood' : 'token of enamel',
        () => tokenGeometry(brown, this.#studio.tier),
        tokens
          .filter(({ token }) => isBrown(token) === brown)
          .map(({ name, at }) => ({ name, matrix: placed(at.x, at.y, at.z) })),
      );
  }

  #tokenFace({ token, at }: LyingToken): LyingFace {
    const lies = { ...at, y: at.y + TOKEN.high + LAID };
    return { at: lies, face: this.#faces.token(token), outline: tokenOutline(token) };
  }

  /** Stacks every card, and gives the faces on top. */
  #stack({ stacks }: BoardModel): LyingFace[] {
    const cards = (slavery: boolean) =>
      stacks
        .filter((stack) => stack.slavery === slavery)
        .flatMap(({ id, left, at }) =>
          cardPlaces(id, left, stackPlace(this.#ground, at)).map((matrix, i) => ({ name: `${id} ${i}`, matrix })),
        );
    this.#copy('card', () => cardGeometry(RELIEF.cardEdge, this.#studio.tier), cards(false));
    this.#copy('sombre card', () => cardGeometry(RELIEF.sombreStack, this.#studio.tier), cards(true));
    const empty = stacks.filter(({ top }) => top === undefined);
    const frames = empty.map(({ id, at }) => {
      const { x, y, z } = stackPlace(this.#ground, at);
      return { name: id, matrix: placed(x, y, z) };
    });
    this.#copy('empty stack', emptyGeometry, frames);
    return stacks.flatMap(({ top, left, at }, i) => {
      if (!top) return [];
      const { x, y, z } = stackPlace(this.#ground, at);
      return [{ at: { x, y: y + left * CARD_HIGH + LAID, z }, face: this.#faces.card(i), outline: cardOutline }];
    });
  }

  /** Sets the copies of one geometry, and takes away those that are no more. */
  #copy(
    pool: string,
    make: () => BufferGeometry,
    places: readonly { name: string; matrix: ReturnType<typeof placed> }[],
  ) {
    const names = places.map(({ name }) => name);
    for (const name of this.#copies.get(pool) ?? []) if (!names.includes(name)) this.#pools.get(pool)?.remove(name);
    this.#copies.set(pool, names);
    for (const { name, matrix } of places) this.#pools.of(pool, make).set(name, matrix);
  }
}
