// The steps of the frames of effects and voyages, for `flow.ts`.
export { effectStep } from './effect-step.ts';
export { specialsStep } from './specials-step.ts';
export { instantStep } from './sea/instant.ts';
export { voyageStep } from './sea/voyage.ts';
export { landingStep } from './sea/landing.ts';
