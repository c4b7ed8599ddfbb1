import { type Group, type Material, Matrix4, PlaneGeometry, type Texture, Vector3 } from 'three';
import { white } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { GhostModel } from '../ghost.ts';
import { middleOf, SHEET, toPlane, type Area } from '../layout.ts';
import type { BoardModel } from '../model.ts';
import { Field, type Body } from './field.ts';
import { units } from './heights.ts';
import { matrixOf, poseOf, slabsOf } from './slabs.ts';

/** Prints what a move would bring, over nothing. */
export type GhostPrint = {
  readonly texture: Texture;
  /** False where another one was asked for since, or there will be none. */
  print(ghost: GhostModel): Promise<boolean>;
  dispose(): void;
};

/** How high it lies over what it is about, and where nothing lies. */
const [OVER, FLOATING] = [0.012, 0.2];
/** Half the size of what is told of gains, in points. */
const GAINS = { width: 120, height: 15 } as const;

/** What a move would do with cards, and what it would bring: laid over them as it is drawn. */
export class Ghosts {
  readonly #field: Field;
  readonly #print: GhostPrint;
  readonly #redraw: () => void;
  #shown: GhostModel | undefined;

  constructor(root: Group, studio: Studio, print: GhostPrint, redraw: () => void) {
    const material: Material = studio.printed({ map: print.texture, ghost: true });
    this.#field = new Field(root, studio, material);
    this.#print = print;
    this.#redraw = redraw;
  }

  /** The names of what is shown. */
  get keys(): ReadonlySet<string> {
    return this.#field.keys;
  }

  /** Shows a ghost once it is printed; the one before goes at once. */
  async show(model: BoardModel, ghost: GhostModel | undefined): Promise<void> {
    if (ghost === this.#shown) return;
    this.#shown = ghost;
    this.#field.lay([]);
    if (ghost === undefined || (ghost.cards.length === 0 && ghost.gains === undefined)) return;
    const { cards, gains } = ghost;
    const printed = await this.#print.print({ cards, ...(gains && { gains }) });
    if (!printed || this.#shown !== ghost) return;
    this.#field.lay(bodiesOf(model, ghost));
    this.#redraw();
  }

  dispose(): void {
    this.#shown = undefined;
    this.#field.dispose();
    this.#print.dispose();
  }
}

function bodiesOf(model: BoardModel, { cards, gains }: GhostModel): Body[] {
  const slabs = slabsOf(model);
  const over = cards.map(({ area }, at): Body => {
    const slab = slabs.findLast((one) => one.area.x === area.x && one.area.y === area.y);
    const home = slab
      ? matrixOf(poseOf(slab)).multiply(new Matrix4().makeTranslation(0, slab.thick + OVER, 0))
      : floating(area);
    return { key: `card ${at}`, geometry: sheetOf(grown(area, 3), slab?.area ?? area), home };
  });
  if (gains === undefined) return over;
  const { x, y } = gains.at;
  const area = { x: x - GAINS.width, y: y - GAINS.height, width: 2 * GAINS.width, height: 2 * GAINS.height };
  return [...over, { key: 'gains', geometry: sheetOf(area, area), home: floating(area) }];
}

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function floating(area: Area): Matrix4 {
  const { x, y } = toPlane(middleOf(area));
  return new Matrix4().setPosition(new Vector3(x, FLOATING, y));
}

/** A sheet that shows an area of the print, round the middle of what it lies on. */
function sheetOf(area: Area, on: Area) {
  const [own, middle] = [middleOf(area), middleOf(on)];
  const sheet = new PlaneGeometry(units(area.width), units(area.height))
    .rotateX(-Math.PI / 2)
    .translate(units(own.x - middle.x), 0, units(own.y - middle.y));
  const uv = sheet.getAttribute('uv');
  for (let at = 0; at < uv.count; at++)
    uv.setXY(
      at,
      (area.x + uv.getX(at) * area.width) / SHEET.width,
      1 - (area.y + (1 - uv.getY(at)) * area.height) / SHEET.height,
    );
  return white(sheet, 1).toNonIndexed();
}
