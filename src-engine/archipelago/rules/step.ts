import { given } from '../../kernel/given.ts';
import { runsAlone, type Step } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

/** A step of Archipelago: the frames of one kind, and the moves it takes. */
export type GameStep<K extends Frame['kind'], T extends Move['type'] = never> = Step<
  Box,
  State,
  FrameOf<K>,
  MoveOf<T>,
  Event
>;

/** A step nobody decides in. */
export function automatic<K extends Frame['kind']>(rule: string, run: GameStep<K>['run']): GameStep<K> {
  return { ...runsAlone, rule, run };
}

/** Takes the frame on top off the stack. */
export function pop(state: State): void {
  state.frames.pop();
}

/** Puts a frame on top. */
export function push(state: State, frame: Frame): void {
  state.frames.push(frame);
}

/** The seat at `index` of the order of play. */
export function seatInOrder(state: State, index: number): number {
  return given(state.order[index]);
}

/** The round being played, if one is: what a card has prepared for it lies there. */
export function roundOf(state: State): FrameOf<'round'> | undefined {
  for (const frame of state.frames) if (frame.kind === 'round') return frame;
  return undefined;
}

/** For steps in which somebody always decides. */
export function neverRuns(): never {
  throw new Error('a decision ran by itself');
}
