import type { Pack } from '#engine/endeavor/data/schema.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import { defineBoard } from '../../../board/board.ts';
import { toPlane } from './geometry.ts';
import { ghostOf, type GhostModel } from './ghost.ts';
import { placeCaption, placeLabel, placeNote } from './labels.ts';
import { boardModel, type BoardModel } from './model.ts';
import { placesOf } from './places.ts';
import { SHEET } from './stretch.ts';
import Chart from './svg/Chart.svelte';
import Table from './svg/Table.svelte';
import { t } from '../words/t.ts';
import { WALK } from './walk.ts';

type EndeavorTypes = { view: View; pack: Pack; move: Move };

const [LEFT_TOP, RIGHT_BOTTOM] = [toPlane({ x: 0, y: 0 }), toPlane({ x: SHEET.width, y: SHEET.height })];
const EXTENT = { left: LEFT_TOP.x, top: LEFT_TOP.y, right: RIGHT_BOTTOM.x, bottom: RIGHT_BOTTOM.y };

/** The chart of Endeavor: it is read from near and far alike. */
export const endeavorBoard = defineBoard<EndeavorTypes, BoardModel, GhostModel>({
  name: () => t('board.map'),
  model: boardModel,
  places: placesOf,
  place: placeLabel,
  caption: (_, model, id) => placeCaption(model, id),
  note: (_, model, id) => placeNote(model, id),
  extent: () => EXTENT,
  // The north-east, where nobody sails: every other edge has stacks and shipping tracks.
  quietEdge: 'right',
  ghost: ({ view, pack }, model, move) => ghostOf(view, pack, model, move),
  walk: WALK,
  Svg: Chart,
  Ground: Table,
  three: async () => (await import('./three/part.ts')).threePart,
});
