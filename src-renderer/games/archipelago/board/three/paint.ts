import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three';
import type { Drawing } from '../art/ink.ts';
import { tileDrawing } from '../art/tile.ts';
import type { RegionModel } from '../model.ts';
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
