import { defined } from '../../kernel/defined.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import { copyState } from '../copy.ts';
import { gameFlow } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { topBack } from '../figures/deck.ts';
import { openMembers } from '../open.ts';
import type { Screen, State } from '../state.ts';
import type { Information, View } from './view-schema.ts';

/** A pending frame as the viewer may see it: other players' bids stay in their fists. */
function openFrame(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind === 'fists' && frame.seat !== viewer) return { ...frame, left: null, right: null };
  if (frame.kind !== 'bids') return frame;
  return { ...frame, amounts: frame.amounts.map((amount, index) => (frame.bidders[index] === viewer ? amount : null)) };
}

/** Seats that have closed their fist over a bid. */
function closedFists(frames: readonly Frame[]): Seat[] {
  const top = frames[frames.length - 1];
  if (top?.kind !== 'bids') return [];
  return top.bidders.filter((_, index) => top.amounts[index] !== null);
}

function ownOf({ screens, objectives, discarded, seen }: State, seat: Seat): NonNullable<View['own']> {
  return {
    screen: defined(screens[seat]),
    objectives: defined(objectives[seat]),
    discarded: defined(discarded[seat]),
    seen: seen.filter((look) => look.seat === seat),
  };
}

/** What lies open to `viewer`: what `openMembers` names, and of the rest the parts that are named here. */
export function viewOf(box: Box, state: State, viewer: Viewer): View {
  const copy = copyState(state);
  const view: View = openMembers(copy, {
    viewer,
    frames: copy.frames.map((frame) => openFrame(frame, viewer)),
    closed: closedFists(copy.frames),
    deciders: [...gameFlow.deciders(box, state)],
    tray: { top: copy.tray.deck.at(-1) ?? null, left: copy.tray.deck.length, discards: copy.tray.discards },
    evolution: {
      top: topBack(box, state),
      left: copy.evolution.deck.length,
      row: copy.evolution.row,
      discards: copy.evolution.discards,
    },
  });
  if (viewer !== 'public') view.own = ownOf(copy, viewer);
  if (copy.result !== null) {
    view.revealed = { screens: copy.screens, objectives: copy.objectives, discarded: copy.discarded };
  }
  return view;
}

/** The seat's view and every stock: all that was ever gained or spent was seen by everybody. */
export function informationOf(box: Box, state: State, seat: Seat): Information {
  const screens: Screen[] = state.screens.map((screen) => ({ ...screen, cubes: { ...screen.cubes } }));
  return { view: viewOf(box, state, seat), screens };
}
