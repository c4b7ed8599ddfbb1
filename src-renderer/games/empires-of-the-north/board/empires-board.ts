import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { defineBoard } from '../../../board/board.ts';
import { t } from '../words/t.ts';
import { fronts } from './fronts.ts';
import { ghostOf, type GhostModel } from './ghost.ts';
import { placeCaption, placeLabel, placeNote } from './labels.ts';
import { SHEET, toPlane } from './layout.ts';
import { boardModel, type BoardModel } from './model.ts';
import { placesOf } from './places.ts';
import Ground from './svg/Ground.svelte';
import TablePicture from './svg/TablePicture.svelte';
import { WALK } from './walk.ts';

type BoardTypes = { view: View; pack: Pack; move: Move };

const [LEFT_TOP, RIGHT_BOTTOM] = [toPlane({ x: 0, y: 0 }), toPlane({ x: SHEET.width, y: SHEET.height })];
const EXTENT = { left: LEFT_TOP.x, top: LEFT_TOP.y, right: RIGHT_BOTTOM.x, bottom: RIGHT_BOTTOM.y };

/** The table of Empires of the North. It is read from near and far alike. */
export const empiresBoard = defineBoard<BoardTypes, BoardModel, GhostModel>({
  name: () => t('board.name'),
  model: (view, pack, _, front) => boardModel(view, pack, front),
  fronts,
  places: placesOf,
  place: placeLabel,
  caption: placeCaption,
  note: placeNote,
  extent: () => EXTENT,
  ghost: ({ view }, model, move) => ghostOf(view, model, move),
  walk: WALK,
  Svg: TablePicture,
  Ground,
  three: async () => (await import('./three/part.ts')).threePart,
});
