import type { Component } from 'svelte';
import Attack from './Attack.svelte';
import Buildings from './Buildings.svelte';
import Cards from './Cards.svelte';
import { CHARTS } from './charts.ts';
import Glory from './Glory.svelte';
import Places from './Places.svelte';
import Tokens from './Tokens.svelte';
import Tracks from './Tracks.svelte';

/** The pictures that are no part of the chart, by the name the text gives them. */
export const FIGURES: Readonly<Record<string, Component>> = {
  attack: Attack,
  buildings: Buildings,
  cards: Cards,
  glory: Glory,
  places: Places,
  tokens: Tokens,
  tracks: Tracks,
};

/** The names of all pictures. @internal */
export const FIGURE_NAMES: readonly string[] = [...Object.keys(CHARTS), ...Object.keys(FIGURES)];
