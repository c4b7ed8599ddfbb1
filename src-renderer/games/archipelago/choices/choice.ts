import type { Move } from '#engine/archipelago/moves.ts';
import type { Action } from '#engine/archipelago/state.ts';

import type { Choice as HouseChoice, Choices as HouseChoices } from '../../../window/choice.ts';
import type { IconName } from '../icons/icons.ts';
import type { BuildingKind, Resource } from '#engine/archipelago/data/schema-common.ts';

/** A picture that goes with a choice, by what it shows. */
export type Picture =
  | { readonly of: 'resource'; readonly resource: Resource }
  | { readonly of: 'building'; readonly building: BuildingKind | 'ship' }
  | { readonly of: 'action'; readonly action: Action }
  | { readonly of: 'seat'; readonly seat: number }
  | { readonly of: 'tile'; readonly side: string; readonly turn: number }
  | { readonly of: 'unit'; readonly kind: 'citizen' | 'ship'; readonly seat: number }
  | { readonly of: 'icon'; readonly icon: IconName }
  | { readonly of: 'token' };

/** Something a player of Archipelago can choose. */
export type Choice = HouseChoice<Move, Picture>;

/** A whole decision of Archipelago. */
export type Choices = HouseChoices<Move, Picture>;
