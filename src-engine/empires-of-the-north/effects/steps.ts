import { automatic } from '../../kernel/steps.ts';
import type { GameStep } from '../rules/context.ts';

// The steps of the frames of effects and voyages, for `flow.ts`.

const unwritten = (): never => {
  throw new Error('not yet written');
};

/** What is left of the effect of a card. */
export const effectStep: GameStep<'effect'> = automatic('effects', unwritten);
/** Specials of a seat that wait for the same event. */
export const specialsStep: GameStep<'specials'> = automatic('effects/specials', unwritten);
/** An own ship of the queue takes an island now: which ship. */
export const instantStep: GameStep<'instant'> = automatic('expedition/instant', unwritten);
/** A ship has left the queue: which island. */
export const voyageStep: GameStep<'voyage'> = automatic('expedition', unwritten);
/** At an island: pillage or conquer. */
export const landingStep: GameStep<'landing'> = automatic('expedition', unwritten);
