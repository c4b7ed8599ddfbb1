import { pictureAddress, type Composition } from '../../pictures/address.ts';
import { has } from './words/t.ts';

const at = (composition: Composition, id: string): string => pictureAddress('endeavor', composition, id);

/** The picture of a building; of one of somebody's own pack that of a house. */
export const buildingPicture = (id: string, composition: Composition): string =>
  at(composition, has(`building.${id}`) ? `building-${id}` : 'kind-building');

/** The picture of an asset card: of its stack in its number, or of the governor; of one of somebody's own pack that of its kind. */
export function cardPicture(stack: string, number: number | null, composition: Composition): string {
  const which = number ?? 'governor';
  if (has(`stack.${stack}`)) return at(composition, `${stack}-${which}`);
  return at(composition, number === null ? 'kind-governor' : 'kind-card');
}
