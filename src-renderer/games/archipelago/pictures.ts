import type { Card, Objective, Trend } from '#engine/archipelago/data/schema.ts';
import { pictureAddress, type Composition } from '../../pictures/address.ts';
import { has } from './words/t.ts';

const at = (composition: Composition, id: string): string => pictureAddress('archipelago', composition, id);
/** The objectives of the box: ten of each deck. */
const OBJECTIVE = /^[SML](?:[1-9]|10)$/;
const TRENDS = 'temples benefactor fish population fruit stone cattle wood iron towns ports markets'.split(' ');

/** The picture of an evolution card; of one of somebody's own pack that of its kind. */
export const cardPicture = ({ id, kind }: Card, composition: Composition): string =>
  at(composition, has(`card.${id}`) ? id : `kind-${kind}`);

/** The picture of an objective; of one of somebody's own pack the back of its deck. */
export const objectivePicture = ({ id, deck }: Objective, composition: Composition): string =>
  at(composition, OBJECTIVE.test(id) ? `objective-${id}` : `back-${deck}`);

/** The picture of a trend; of one of somebody's own pack the back of the trends. */
export const trendPicture = ({ id }: Trend, composition: Composition): string =>
  at(composition, TRENDS.includes(id) ? `trend-${id}` : 'back-trend');

/** The back of the evolution cards. */
export const EVOLUTION_BACK = at('scene', 'back-evolution');
