import type { Component } from 'svelte';
import CardParts from './CardParts.svelte';
import { FLOWS } from './flows.ts';
import PawnSteps from './PawnSteps.svelte';
import Ring from './Ring.svelte';

/** The pictures that are more than rows of signs, by the name the text gives them. */
export const FIGURES: Readonly<Record<string, Component>> = {
  card: CardParts,
  pawn: PawnSteps,
  ring: Ring,
};

/** The names of all pictures. @internal */
export const FIGURE_NAMES: readonly string[] = [...Object.keys(FLOWS), ...Object.keys(FIGURES)];
