import type { Facts } from './facts.ts';
import { danger } from './seat-features.ts';

/** A number about -1 to 1 that says how likely it is that all lose, or not. */
export type TableFeature = (facts: Facts) => number;

/** Turns that are reckoned with at the most. */
const LONG_LEFT = 8;

/** With a Separatist among them somebody wins, whatever comes: then only the first feature counts. */
const unlessSeparatist =
  (feature: TableFeature): TableFeature =>
  (facts) =>
    facts.all.some(({ separatist }) => separatist) ? 0 : feature(facts);

const short = ({ demands }: Facts): number => (demands.domestic?.lacking ?? 0) * (demands.domestic?.steps ?? 0);
const asked = ({ demands }: Facts): number => (demands.domestic?.asked ?? 0) + (demands.export?.asked ?? 0);

/** Cubes asked for at home for each one that is there to be given. */
const strain = ({ demands: { domestic } }: Facts): number =>
  domestic === undefined ? 0 : Math.min(1, domestic.asked / (1 + domestic.held));

/** How near rebellion comes to population by the end if it goes on rising as it did, from 0 to 1. */
const outlook = ({ state: { rebellion, turn }, progress, lead }: Facts): number => {
  const left = Math.min(LONG_LEFT, (turn * (1 - progress)) / Math.max(0.25, progress));
  return Math.exp(-Math.max(0, lead - (rebellion / Math.max(2, turn)) * left) / 5);
};

/** What is measured of the table as a whole, by name. */
export const TABLE_FEATURES: Readonly<Record<string, TableFeature>> = {
  separatist: ({ all }) => (all.some(({ separatist }) => separatist) ? 1 : 0),
  always: unlessSeparatist(() => 1),
  danger: unlessSeparatist(danger),
  'danger-late': unlessSeparatist((facts) => danger(facts) * facts.progress),
  brink: unlessSeparatist((facts) => danger(facts) ** 3),
  outlook: unlessSeparatist(outlook),
  share: unlessSeparatist(({ state }) => state.rebellion / Math.max(1, state.population)),
  lead: unlessSeparatist(({ lead }) => Math.min(1, lead / 15)),
  brewing: unlessSeparatist(({ brewing }) => brewing / 5),
  looming: unlessSeparatist(({ looming }) => Math.min(1.5, looming / 10)),
  short: unlessSeparatist((facts) => Math.min(1.5, short(facts) / 10)),
  asked: unlessSeparatist((facts) => Math.min(1.5, asked(facts) / 10)),
  strain: unlessSeparatist(strain),
  abroad: unlessSeparatist(({ demands }) => Math.min(1, (demands.export?.lacking ?? 0) / 4)),
  unfed: unlessSeparatist(({ fed }) => (fed ? 0 : 1)),
  tokens: unlessSeparatist(({ tokens, all }) => Math.min(1, tokens / all.length / 3)),
  cubes: unlessSeparatist(({ all }) => all.reduce((sum, { cubes }) => sum + cubes, 0) / all.length / 10),
  kinds: unlessSeparatist(({ all }) => all.reduce((sum, { kinds }) => sum + kinds, 0) / all.length / 6),
  surplus: unlessSeparatist(({ state }) => Math.min(1.5, state.surplus / 10)),
  idleness: unlessSeparatist(({ idleness }) => idleness / 3),
  rebels: unlessSeparatist(({ all }) => all.reduce((sum, { rebels }) => sum + rebels, 0) / 6),
  temples: unlessSeparatist(({ all }) => all.reduce((sum, { temple }) => sum + temple, 0) / 4),
  progress: unlessSeparatist(({ progress }) => progress),
  ending: unlessSeparatist(({ progress }) => progress ** 6),
  few: unlessSeparatist(({ all }) => (5 - all.length) / 3),
  long: unlessSeparatist(({ state }) => (state.options.length === 'long' ? 1 : 0)),
  brief: unlessSeparatist(({ state }) => (state.options.length === 'short' ? 1 : 0)),
};
