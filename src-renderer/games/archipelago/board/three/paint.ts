import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three';
import { INK } from '../../../../icons/icon.ts';
import { ICONS, type IconName } from '../../icons/icons.ts';
import type { Drawing } from '../art/ink.ts';
import { tileDrawing } from '../art/tile.ts';
import type { IconModel, RegionModel } from '../model.ts';
import { MODEL } from '../../palette.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** Pixels of a tile's texture, which shows a square of two hex units. */
export const FACE = 448;

/** The part of the texture's width and height that stays white, in the corner no hex reaches. */
export const BLANK = 0.16;

/** The face of a tile as a texture: the same strokes as on the flat board, without what stands up from it or lies on it. */
export function paintFace(region: Pick<RegionModel, 'sketch'>): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = FACE;
  canvas.height = FACE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = PALETTE.white;
    pen.fillRect(FACE * (1 - BLANK), 0, FACE * BLANK, FACE * BLANK);
    pen.translate(FACE / 2, FACE / 2);
    pen.scale(FACE / 200, FACE / 200);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    paint(pen, tileDrawing(region.sketch));
  }
  return textureOf(canvas);
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = true;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 1;
  return texture;
}

function paint(pen: CanvasRenderingContext2D, drawing: Drawing): void {
  for (const ink of drawing.inks) {
    if (ink.flat || !ink.d) continue;
    pen.save();
    if (ink.clip) pen.clip(new Path2D(drawing.clips[ink.clip]), 'evenodd');
    pen.globalAlpha = ink.opacity ?? 1;
    const path = new Path2D(ink.d);
    if (ink.fill) {
      pen.fillStyle = ink.fill;
      pen.fill(path, 'evenodd');
    }
    if (ink.stroke) {
      pen.strokeStyle = ink.stroke;
      pen.lineWidth = ink.width ?? 1;
      pen.stroke(path);
    }
    pen.restore();
  }
}

/** Pixels of the picture of a disc. */
const DISC = 96;

/** A resource icon on its disc, as a texture: the disc reaches to the edges. */
export function paintDisc({ resource, taken, pillaged }: IconModel): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = DISC;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.lineJoin = pen.lineCap = 'round';
    pen.fillStyle = PALETTE.bronze;
    pen.fillRect(0, 0, DISC, DISC);
    pen.translate(DISC / 2, DISC / 2);
    pen.scale(DISC / 28.8, DISC / 28.8);
    pen.beginPath();
    pen.arc(0, 0, 13.2, 0, 2 * Math.PI);
    pen.fillStyle = pillaged ? MODEL.spentPaper : taken === null ? PALETTE.parchment : PALETTE.parchmentWorn;
    pen.fill();
    pen.strokeStyle = PALETTE.brassSoft;
    pen.lineWidth = 1.2;
    pen.stroke();
    pen.translate(-11, -11);
    pen.scale(0.92, 0.92);
    pen.globalAlpha = pillaged ? 0.45 : 1;
    paintIcon(pen, resource);
    if (pillaged) coin(pen);
  }
  return textureOf(canvas);
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
export function paintIcon(pen: CanvasRenderingContext2D, name: IconName): void {
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
