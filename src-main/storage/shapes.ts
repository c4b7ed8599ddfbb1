import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { Curtain, SeatSetup } from '#main/contract/messages.ts';
import type { Glance } from './rows.ts';

/** A set-up: the first state of a campaign, its hash and its events. */
export type SetUp = {
  readonly state: object;
  readonly hash: string;
  readonly events: readonly Emitted<GameEvent>[];
};
/** Where a campaign stands: page number, curtain, and what the list shows. */
export type CampaignPosition = { readonly page: number; readonly curtain: Curtain; readonly glance: Glance };
/** The position after a change. */
export type PositionUpdate = CampaignPosition & {
  /** Seconds the campaign has been open since this was last written. */
  readonly spent?: number;
  /** Whether the change must not show: the time of the last play then stays as it is. */
  readonly quiet?: boolean;
};
/** Who sits where, the last entry each seat has looked at, and the seats that consent to giving the campaign up. */
export type People = {
  readonly seats: readonly SeatSetup[];
  readonly looked: readonly number[];
  readonly consents: readonly number[];
};
/** The whole state after the entry `seq`. */
export type Snapshot = { readonly seq: number; readonly hash: string; readonly state: object };
