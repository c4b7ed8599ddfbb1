import type { Move } from '#engine/endeavor/moves.ts';
import type { Choice as HouseChoice, Choices as HouseChoices } from '../../../window/choice.ts';
import type { Picture } from '../types.ts';

/** Something a player of Endeavor can choose. */
export type Choice = HouseChoice<Move, Picture>;
/** A whole decision of Endeavor. */
export type Choices = HouseChoices<Move, Picture>;
