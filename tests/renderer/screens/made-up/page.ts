import type { LogLine, Page, SeatSetup } from '#main/contract/messages.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** Four made-up players. */
export const SEATS: SeatSetup[] = [
  { name: 'Ines', colour: 'red', player: 'person' },
  { name: 'Marco', colour: 'yellow', player: 'person' },
  { name: 'Leif', colour: 'green', player: 'random' },
  { name: 'Amara', colour: 'blue', player: 'person' },
];

/** A public page of the made-up table. */
export function page(view: View, moves: Page['moves'], change: Partial<Page> = {}): Page {
  return {
    campaign: 'made-up',
    game: 'archipelago',
    seq: 41,
    seats: SEATS,
    level: 'table',
    view,
    deciders: view.deciders,
    moves,
    curtain: { state: 'open' },
    log: LOG,
    undo: { can: false, barrier: 'hex-turned' },
    undoLevel: 'barrier',
    redo: false,
    restart: false,
    played: 41,
    unseen: [0, 3, 0, 7],
    since: [0, 0, 0, 0],
    bots: ['random', 'steward'],
    consents: [],
    abandoned: false,
    ...change,
  };
}

const line = (seq: number, seat: number | null, event: LogLine['event']): LogLine => ({ seq, seat, event });
const spot = (region: number, place: string = 'ground') => ({ region, part: 0, place });

/** What has happened so far. */
export const LOG: LogLine[] = [
  line(30, null, { type: 'phase', turn: 3, phase: 'order' }),
  line(31, null, {
    type: 'bids',
    bids: [0, 1, 2, 3].map((seat) => ({ seat, amount: [2, 0, 5, 3][seat] ?? 0 })),
    winner: 2,
    tied: [],
  }),
  line(32, 2, { type: 'order', order: [2, 1, 0, 3] }),
  line(33, null, { type: 'phase', turn: 3, phase: 'population' }),
  line(33, null, { type: 'marker', marker: 'surplus', from: 4, to: 5, why: 'domestic-market' }),
  line(33, null, { type: 'marker', marker: 'rebellion', from: 7, to: 8, why: 'surplus-workers' }),
  line(34, null, { type: 'phase', turn: 3, phase: 'actions' }),
  line(35, 2, { type: 'acted', seat: 2, action: 'taxes' }),
  line(35, 2, { type: 'marker', marker: 'rebellion', from: 8, to: 9, why: 'taxes' }),
  line(35, 2, { type: 'taxes', seat: 2, florins: 6 }),
  line(36, 1, { type: 'acted', seat: 1, action: 'harvest-wood' }),
  line(37, 1, { type: 'harvested', seat: 1, from: spot(2), icon: 0, resource: 'wood', got: 1 }),
  line(38, 0, { type: 'acted', seat: 0, action: 'construction' }),
  line(39, 0, { type: 'built', seat: 0, building: 'port', region: 1, part: 0 }),
  line(40, 3, { type: 'hex-taken', seat: 3, hex: 'h10a' }),
  line(40, 3, { type: 'region', seat: 3, side: 'h10a', region: 4, q: 1, r: 0, turn: 0 }),
];
