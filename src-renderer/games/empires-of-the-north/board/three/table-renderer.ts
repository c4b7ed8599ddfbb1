import { Group, Matrix4, type Mesh, PlaneGeometry, type Texture } from 'three';
import { PieceMotion } from '../../../../board/three/piece-motion.ts';
import { merged, white } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { woodTexture } from '../../../../board/three/wood.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghost.ts';
import type { BoardModel } from '../model.ts';
import { Field } from './field.ts';
import { bordersGeometry, fittings, matsGeometry, seaGeometry, wheelTop } from './ground.ts';
import { HIGH } from './heights.ts';
import { Ghosts, type GhostPrint } from './ghosts.ts';
import { islandRelief } from './islands.ts';
import { Pieces } from './pieces.ts';
import type { Sheet } from './sheet.ts';
import { slabGeometry } from './slab-geometry.ts';
import { dealtFrom, matrixOf, poseOf, slabsOf, type Slab } from './slabs.ts';

/** Units of the table that one texture of planks covers, and how far the table reaches. */
const PLANKS = { size: 13, reach: 64 } as const;
const HOME = new Matrix4();

/** What is printed for a table. */
type Prints = { readonly sheet: Sheet; readonly ghosts: GhostPrint };

/** The whole table in depth, drawn from one model after another: what is printed follows when its print is there, pieces go at once. */
export class TableRenderer {
  readonly root = new Group();
  readonly #sheet: Sheet;
  readonly #looks: readonly SeatStyle[];
  readonly #fine: boolean;
  readonly #redraw: () => void;
  readonly #motion = new PieceMotion();
  readonly #still: Mesh[] = [];
  readonly #wood: Texture;
  readonly #mats: Field;
  readonly #borders: Field;
  readonly #slabs: Field;
  readonly #reliefs: Field;
  readonly #pieces: Pieces;
  readonly #ghosts: Ghosts;
  #model: BoardModel | undefined;
  /** Something was laid that throws other shadows. */
  #laid = false;
  #gone = false;

  constructor(looks: readonly SeatStyle[], studio: Studio, { sheet, ghosts }: Prints, redraw: () => void) {
    this.#looks = looks;
    this.#sheet = sheet;
    this.#redraw = redraw;
    this.#fine = studio.fine;
    const cards = studio.printed({ map: sheet.texture, rough: 0.7 });
    this.#wood = woodTexture('table', studio.tier);
    this.#slabs = new Field(this.root, studio, cards);
    this.#reliefs = new Field(this.root, studio);
    this.#mats = new Field(this.root, studio, cards);
    this.#borders = new Field(this.root, studio);
    this.#pieces = new Pieces(this.root, studio, looks, this.#motion);
    this.#ghosts = new Ghosts(this.root, studio, ghosts, redraw);
    this.#lay(studio.mesh(merged([fittings()]), studio.painted, { x: 0, z: 0 }));
    this.#lay(studio.mesh(seaGeometry(), studio.printed({ map: sheet.texture, rough: 0.34 }), { x: 0, z: 0 }));
    this.#lay(studio.mesh(planks(), studio.printed({ map: this.#wood, rough: 0.5 }), { x: 0, z: 0 }));
  }

  /** The names of what lies on the table as a body of its own, and how many pieces of a kind stand there. */
  get slabs(): ReadonlySet<string> {
    return this.#slabs.keys;
  }
  count(kind: 'pawn' | 'ship' | 'disc'): number {
    return this.#pieces.count(kind);
  }

  /** Draws a model, and what a move would bring. @param still everything is placed at once */
  draw(model: BoardModel, ghost: GhostModel | undefined, still: boolean, won: readonly number[] = []): void {
    this.#motion.still = still;
    this.#pieces.stand(model, ghost);
    this.#pieces.light(model, won);
    void this.#ghosts.show(model, ghost);
    if (model === this.#model) return;
    if (this.#model === undefined) {
      this.#sheet.sketch(model);
      this.#deal(model, true);
    }
    this.#model = model;
    void this.#print(model, still);
  }

  /** Carries what moves on by so many milliseconds; true while anything is on its way, and once when something was laid. */
  step(milliseconds: number): boolean {
    const laid = this.#laid;
    this.#laid = false;
    const moved = this.#motion.step(milliseconds, (name, matrix) => {
      this.#pieces.set(name, matrix);
      this.#slabs.set(name, matrix);
      this.#reliefs.set(name, matrix);
    });
    this.#pieces.settle();
    return moved || laid;
  }

  dispose(): void {
    this.#gone = true;
    this.#pieces.dispose();
    this.#ghosts.dispose();
    for (const field of [this.#slabs, this.#reliefs, this.#mats, this.#borders]) field.dispose();
    for (const mesh of this.#still) mesh.geometry.dispose();
    this.#wood.dispose();
    this.#sheet.dispose();
  }

  #lay(mesh: Mesh): void {
    this.#still.push(mesh);
    this.root.add(mesh);
  }

  async #print(model: BoardModel, still: boolean): Promise<void> {
    if (!(await this.#sheet.print(model)) || this.#gone) return;
    this.#deal(model, still);
    this.#redraw();
  }

  /** Lays what is printed, and deals what has come or lies elsewhere now. */
  #deal(model: BoardModel, still: boolean): void {
    const slabs = slabsOf(model);
    const before = this.#slabs.keys;
    const { empires, islands } = model;
    this.#mats.lay([{ key: 'mats', geometry: merged([...matsGeometry(empires), wheelTop()]), home: HOME }]);
    this.#borders.lay([{ key: 'borders', geometry: merged(bordersGeometry(empires, this.#looks)), home: HOME }]);
    this.#slabs.lay(
      slabs.map((slab) => ({
        key: slab.key,
        geometry: slabGeometry({ ...slab, half: 'faces', ...(slab.key.startsWith('tile') && { lines: 7 }) }),
        home: matrixOf(poseOf(slab)),
      })),
    );
    const at = new Map(slabs.map((slab) => [slab.key, matrixOf(poseOf(slab))]));
    this.#reliefs.lay(
      islands.flatMap((island) => {
        const [key, parts] = [`island ${island.island ?? ''}`, islandRelief(model.box, island, this.#fine)];
        return parts.length === 0 ? [] : [{ key, geometry: merged(parts), home: at.get(key) ?? HOME }];
      }),
    );
    const was = this.#motion.still;
    this.#motion.still = still;
    for (const slab of slabs) this.#send(slab, before.size > 0 && !before.has(slab.key));
    this.#motion.still = was;
    for (const key of before) if (!at.has(key)) this.#motion.forget(key);
    this.#laid = true;
  }

  #send(slab: Slab, fresh: boolean): void {
    if (fresh) this.#motion.place(slab.key, dealtFrom(slab));
    const matrix = this.#motion.send(slab.key, poseOf(slab));
    this.#slabs.set(slab.key, matrix);
    this.#reliefs.set(slab.key, matrix);
  }
}

function planks() {
  const plane = new PlaneGeometry(PLANKS.reach, PLANKS.reach, 12, 12).rotateX(-Math.PI / 2).translate(0, HIGH.table, 0);
  const uv = plane.getAttribute('uv');
  const times = PLANKS.reach / PLANKS.size;
  for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) * times, uv.getY(at) * times);
  return white(plane);
}
