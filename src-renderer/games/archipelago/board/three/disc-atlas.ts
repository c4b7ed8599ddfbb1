import { CanvasTexture, LinearFilter } from 'three';
import { RESOURCES, type Resource } from '#engine/archipelago/data/schema-common.ts';
import type { Box } from '../../../../board/plane.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { INK } from '../../../../icons/icon.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { ICONS, type IconName } from '../../icons/icons.ts';
import { MODEL } from '../../palette.ts';
import type { IconModel } from '../model.ts';

/** How an icon can look: a column of the atlas holds a resource, a row a look. */
const LOOKS = ['free', 'taken', 'pillaged'] as const;
type Look = (typeof LOOKS)[number];

const PAPER: Readonly<Record<Look, string>> = {
  free: PALETTE.parchment,
  taken: PALETTE.parchmentWorn,
  pillaged: MODEL.spentPaper,
};

/** Pixels on a side of one picture. */
const CELL: Readonly<Record<Tier, number>> = { processor: 112, middle: 144, high: 192 };

const lookOf = ({ taken, pillaged }: IconModel): Look => (pillaged ? 'pillaged' : taken === null ? 'free' : 'taken');

/** Where the picture of an icon lies on the atlas, in parts of it from its upper left corner. */
export function cellOf(icon: IconModel): Box {
  const [left, top] = [RESOURCES.indexOf(icon.resource) / RESOURCES.length, LOOKS.indexOf(lookOf(icon)) / LOOKS.length];
  return { left, top, right: left + 1 / RESOURCES.length, bottom: top + 1 / LOOKS.length };
}

/** Every resource in every look, as one texture. */
export function discAtlas(tier: Tier): CanvasTexture {
  const cell = CELL[tier];
  const canvas = document.createElement('canvas');
  canvas.width = cell * RESOURCES.length;
  canvas.height = cell * LOOKS.length;
  const pen = canvas.getContext('2d');
  if (pen)
    RESOURCES.forEach((resource, column) =>
      LOOKS.forEach((look, row) => {
        pen.save();
        pen.translate((column + 0.5) * cell, (row + 0.5) * cell);
        pen.scale(cell / 26.4, cell / 26.4);
        paintFace(pen, resource, look);
        pen.restore();
      }),
    );
  const texture = new CanvasTexture(canvas);
  texture.generateMipmaps = true;
  texture.magFilter = LinearFilter;
  texture.anisotropy = tier === 'processor' ? 1 : 4;
  return texture;
}

/** A picture on its paper, which reaches past the edges of what is printed. */
function paintFace(pen: CanvasRenderingContext2D, resource: Resource, look: Look): void {
  pen.lineJoin = pen.lineCap = 'round';
  pen.fillStyle = PAPER[look];
  pen.fillRect(-13.2, -13.2, 26.4, 26.4);
  pen.translate(-11, -11);
  pen.scale(0.92, 0.92);
  pen.globalAlpha = look === 'pillaged' ? 0.45 : 1;
  paintIcon(pen, resource);
  if (look === 'pillaged') coin(pen);
}

/** The coin that closes an icon for good, on its lower right. */
function coin(pen: CanvasRenderingContext2D): void {
  pen.globalAlpha = 1;
  pen.translate(6, 6);
  pen.scale(0.8, 0.8);
  pen.beginPath();
  pen.arc(12, 12, 12, 0, 2 * Math.PI);
  pen.fillStyle = PALETTE.chalk;
  pen.fill();
  paintIcon(pen, 'florin');
}

/** Paints an icon on its grid of 24 with the pen where it is. */
function paintIcon(pen: CanvasRenderingContext2D, name: IconName): void {
  for (const { d, fill, line, at } of ICONS[name].paths) {
    pen.save();
    if (at) {
      pen.translate(at[0], at[1]);
      pen.scale(at[2], at[2]);
    }
    const path = new Path2D(d);
    pen.fillStyle = fill?.colour ?? 'transparent';
    if (fill !== undefined) pen.fill(path);
    pen.strokeStyle = INK;
    pen.lineWidth = line;
    if (line > 0) pen.stroke(path);
    pen.restore();
  }
}
