import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { Curtain, SeatSetup } from '#main/contract/messages.ts';
import type { Glance } from './rows.ts';

/** The outcome of a set-up. */
export type SetUp = {
  readonly state: object;
  readonly hash: string;
  readonly events: readonly Emitted<GameEvent>[];
};
/** Where a campaign stands after a change. */
export type CampaignPosition = { readonly page: number; readonly curtain: Curtain; readonly glance: Glance };
/** … and the seconds it has lain open since this was last written. */
export type PositionUpdate = CampaignPosition & {
  readonly spent?: number;
  /** Whether nobody is to know that anything was played: when it was played last stays as it is. */
  readonly quiet?: boolean;
};
/** What a table knows of its people: who sits where, the last entry each seat has looked at, who would give it up. */
export type People = {
  readonly seats: readonly SeatSetup[];
  readonly looked: readonly number[];
  readonly consents: readonly number[];
};
/** A whole state as it was at an entry. */
export type Snapshot = { readonly seq: number; readonly hash: string; readonly state: object };
