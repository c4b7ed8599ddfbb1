import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { defineBoard } from '../../../board/board.ts';
import type { Box, Point } from '../../../board/plane.ts';
import { placeCaption, placeLabel } from '../words/board-labels.ts';
import { t } from '../words/t.ts';
import { closeUp, partLetters } from './close-up.ts';
import FarMarks from './far/FarMarks.svelte';
import { badgeOf } from './far/place-marks.ts';
import { ghostOf, type GhostModel } from './ghosts.ts';
import { boardModel, type BoardModel } from './model.ts';
import { centresToShow } from './centres-to-show.ts';
import { placesOf } from './spots.ts';
import SvgBoard from './svg/SvgBoard.svelte';
import Tray from './svg/Tray.svelte';
import { WALK } from './walk.ts';

type ArchipelagoTypes = { view: View; pack: Pack; move: Move };

/** The map of Archipelago. */
export const archipelagoBoard = defineBoard<ArchipelagoTypes, BoardModel, GhostModel>({
  name: () => t('board.map'),
  model: boardModel,
  places: placesOf,
  place: (table, _, id) => placeLabel(table, id),
  caption: (table, _, id) => placeCaption(table, id),
  closeUp,
  letters: partLetters,
  extent: (scenery) => boxRound(centresToShow(scenery)),
  mood: ({ view }) => {
    if (view.result?.code === 'independence') return 'lost';
    return view.frames.some(({ kind }) => kind === 'domestic-crisis' || kind === 'export-crisis') ? 'tense' : 'calm';
  },
  ghost: ({ pack }, _, move) => ghostOf(pack, move),
  walk: WALK,
  Svg: SvgBoard,
  turns: true,
  Ground: Tray,
  Far: FarMarks,
  badge: badgeOf,
  three: async () => (await import('./three/part.ts')).threePart,
});

/** Round hexes, with a little sea, and below them the edges of the tiles. */
function boxRound(centres: readonly Point[]): Box {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const sea = 0.06;
  return {
    left: Math.min(...xs) - 1 - sea,
    top: Math.min(...ys) - 0.866 - sea,
    right: Math.max(...xs) + 1 + sea,
    bottom: Math.max(...ys) + 0.93 + sea,
  };
}
