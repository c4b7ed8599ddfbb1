import { pictureAddress, type Composition } from '../../pictures/address.ts';
import { has } from './words/t.ts';

const at = (composition: Composition, id: string): string => pictureAddress('endeavor', composition, id);

/** The picture of a building; of one of somebody's own pack that of a house. */
export const buildingPicture = (id: string, composition: Composition): string =>
  at(composition, has(`building.${id}`) ? `building-${id}` : 'kind-building');

/** The stacks of the box that begin with a card 0; all others do with a governor. */
const CLOSED: readonly string[] = ['europe', 'slavery'];

/** The picture of an asset card: of its stack in its number, or of the governor; of one that the box has not that of its kind. */
export function cardPicture(stack: string, number: number | null, composition: Composition): string {
  const isOfBox = has(`stack.${stack}`) && number !== (CLOSED.includes(stack) ? null : 0);
  if (isOfBox) return at(composition, `${stack}-${number ?? 'governor'}`);
  return at(composition, number === null ? 'kind-governor' : 'kind-card');
}
