import { Color, SRGBColorSpace } from 'three';
import { noise } from '../../../../board/three/noise.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { PALETTE, WOODS } from '../../../../styles/palette.ts';
import { CARD_PAINT, MODEL } from '../../palette.ts';
import { RING, SEA, SHEET, type Area } from '../layout.ts';
import { seenOf } from '../locations.ts';
import type { BoardModel } from '../model.ts';
import { BLANK } from './slab-geometry.ts';
import { slabsOf, type Slab } from './slabs.ts';

/** Of the wheel on which the five tiles lie, in points. */
export const WHEEL = 103;
/** How much of a seat's colour is in the felt of its mat. */
const DYE = 0.24;

type Tone = readonly [red: number, green: number, blue: number];

const toneOf = (colour: string): Tone => {
  const { r, g, b } = new Color(colour).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
  return [255 * r, 255 * g, 255 * b];
};

const mixed = (one: Tone, other: Tone, share: number): Tone => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** What lies under the print: sea, the wood of the wheel and felt, painted once, and the mats of those who play. */
export class Underpaint {
  readonly #sea = picture(SEA.width, SEA.height, seaAt());
  readonly #wheel = picture(2 * WHEEL, 2 * WHEEL, woodAt());
  readonly #nap = picture(128, 128, (x, y) => {
    const value = 128 + 170 * (noise((x * 3) / 128, (y * 3) / 128) - 0.5);
    return [value, value, value];
  });
  readonly #looks: readonly SeatStyle[];
  readonly #shades: boolean;

  /** @param shades whether it is dark round what lies there: where no shadow is worked out */
  constructor(looks: readonly SeatStyle[], shades: boolean) {
    this.#looks = looks;
    this.#shades = shades;
  }

  /** Paints all of it, in points; what is printed comes over it. Cards are plain areas until then. */
  paint(pen: CanvasRenderingContext2D, model: BoardModel): void {
    pen.fillStyle = MODEL.tableauMat;
    pen.fillRect(0, 0, SHEET.width, 2 * SHEET.height);
    pen.drawImage(this.#sea, SEA.x, SEA.y, SEA.width, SEA.height);
    const { x, y } = RING.middle;
    pen.save();
    pen.beginPath();
    pen.arc(x, y, WHEEL, 0, 2 * Math.PI);
    pen.clip();
    pen.drawImage(this.#wheel, x - WHEEL, y - WHEEL, 2 * WHEEL, 2 * WHEEL);
    pen.restore();
    for (const { area, seat } of model.empires) {
      pen.fillStyle = mat(this.#looks[seat]);
      for (const top of [0, SHEET.height]) pen.fillRect(area.x, area.y + top, area.width, area.height);
      this.#felt(pen, area);
    }
    this.#plain(pen, model);
    if (this.#shades) for (const slab of slabsOf(model)) shade(pen, slab);
    pen.fillStyle = PALETTE.white;
    pen.fillRect(BLANK.x, BLANK.y, BLANK.width, BLANK.height);
  }

  /** Paints over the print what the light leaves dark on it: the edge of a card on the one it covers. */
  finish(pen: CanvasRenderingContext2D, { empires }: BoardModel): void {
    if (!this.#shades) return;
    pen.fillStyle = PALETTE.pitch;
    pen.globalAlpha = 0.12;
    for (const empire of empires)
      for (const { area, shown } of seenOf(empire))
        if (shown < area.height)
          for (const high of [1.4, 2.8, 4.2])
            pen.fillRect(area.x, area.y + SHEET.height + shown - high, area.width, high);
    pen.globalAlpha = 1;
  }

  #felt(pen: CanvasRenderingContext2D, { x, y, width, height }: Area): void {
    const nap = pen.createPattern(this.#nap, 'repeat');
    if (nap === null) return;
    pen.globalCompositeOperation = 'soft-light';
    pen.fillStyle = nap;
    pen.fillRect(x, y, width, height);
    pen.globalCompositeOperation = 'source-over';
  }

  #plain(pen: CanvasRenderingContext2D, { empires, islands }: BoardModel): void {
    const fill = ({ x, y, width, height }: Area, colour: string): void => {
      pen.fillStyle = colour;
      pen.fillRect(x, y + SHEET.height, width, height);
    };
    fill(SEA, PALETTE.brassSoft);
    for (const { area } of islands) fill(area, PALETTE.parchment);
    for (const empire of empires) {
      for (const { area, face } of seenOf(empire)) fill(area, CARD_PAINT[face.kind].light);
      for (const { area, kind } of empire.stacks) fill(area, CARD_PAINT[kind].light);
    }
  }
}

/** A soft shadow of what lies there, away from the lamp. */
function shade(pen: CanvasRenderingContext2D, { area: { x, y, width, height }, corner }: Slab): void {
  pen.fillStyle = PALETTE.pitch;
  pen.globalAlpha = 0.13;
  for (const by of [0.5, 1.5, 2.5, 3.5]) {
    pen.beginPath();
    pen.roundRect(x - by + 2, y - by + 1.5, width + 2 * by, height + 2 * by, corner + by);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function mat(look: SeatStyle | undefined): string {
  const [red, green, blue] = mixed(toneOf(MODEL.tableauMat), toneOf(look?.deep ?? MODEL.tableauMat), DYE);
  return `rgb(${[red, green, blue].map(Math.round).join(' ')})`;
}

/** A canvas painted texel by texel. @throws Error where the browser has no room for it */
function picture(width: number, height: number, at: (x: number, y: number) => Tone): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas can be painted on');
  const image = pen.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) image.data.set([...at(x, y), 255], 4 * (y * width + x));
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Water that is deep in the middle of the tray and green at its rim, with crests that the wind has laid across it. */
function seaAt(): (x: number, y: number) => Tone {
  const [shelf, middle, deep, foam] = [MODEL.shelf, MODEL.mid, MODEL.deep, PALETTE.foam].map(toneOf) as [
    Tone,
    Tone,
    Tone,
    Tone,
  ];
  return (x, y) => {
    const edge = Math.min(x, SEA.width - x, y, SEA.height - y) / 60;
    const wheel = (Math.hypot(x - RING.middle.x, y - RING.middle.y) - WHEEL) / 46;
    const swell = noise(x / 700, y / 420);
    const depth = Math.min(1, Math.max(0, Math.min(edge, Math.max(0, wheel)) * 0.5 + 1.5 * (swell - 0.28)));
    const water = depth < 0.5 ? mixed(shelf, middle, 2 * depth) : mixed(middle, deep, 2 * depth - 1);
    const bent = noise(x / 260 + 0.11 * swell, y / 120 + 0.3);
    const crest = Math.max(0, 1 - Math.abs(bent - 0.5) / 0.012) * Math.max(0, noise(x / 330 + 0.5, y / 200) - 0.38);
    const shine = 1.05 + 0.34 * noise(x / 150, y / 60 + 0.7);
    const [red, green, blue] = mixed(water, foam, Math.min(0.5, 1.5 * crest));
    return [Math.min(255, red * shine), Math.min(255, green * shine), Math.min(255, blue * shine)];
  };
}

/** Oak turned on a lathe: rings, fibres and six boards side by side. */
function woodAt(): (x: number, y: number) => Tone {
  const [dark, middle, light] = WOODS.rim.map(toneOf) as [Tone, Tone, Tone];
  return (x, y) => {
    const board = Math.floor(y / 34.4);
    const across = y / 34.4 - board;
    const tone = 0.92 + 0.3 * noise(0.41 * board + 0.07, 0.31);
    const rings = 0.5 + 0.5 * Math.sin(8 * across + 16 * noise(x / 520 + 0.23 * board, across / 3));
    const t = 0.4 * rings + 0.6 * noise(x / 300, y / 14);
    const gap = Math.min(across, 1 - across) < 0.02 ? 0.5 : 1;
    const [red, green, blue] = t < 0.5 ? mixed(dark, middle, 2 * t) : mixed(middle, light, 2 * t - 1);
    const bright = 1.6 * tone * gap;
    return [Math.min(255, red * bright), Math.min(255, green * bright), Math.min(255, blue * bright)];
  };
}
