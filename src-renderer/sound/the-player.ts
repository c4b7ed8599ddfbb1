import { Samples } from './samples.ts';
import { hearing } from './hearing.svelte.ts';
import { Output } from './output.ts';
import { Player } from './player.ts';
import { RATE } from './synth/rate.ts';
import { PieceMaker } from './piece-maker.ts';

/** Milliseconds after which nothing rings any more. */
const RINGS = 8000;

let made: Player | undefined;

/** The player of this window, made when a table first asks for it: what was made for one table is there for the next. */
export function thePlayer(): Player {
  return (made ??= makePlayer());
}

/** A table has been left: what rings goes on ringing, and then the device is given back. */
export function leaveTable(player: Player): void {
  player.open = false;
  setTimeout(() => player.rest(), RINGS);
}

/** Lets sound begin where somebody has pressed something in this window: a browser allows it only then. */
export function wakeAfterPress(player: Player): void {
  if (navigator.userActivation.hasBeenActive) player.wake();
}

function makePlayer(): Player {
  const device = {
    open: () => new AudioContext({ latencyHint: 'interactive', sampleRate: RATE }),
    now: () => performance.now(),
    later: (then: () => void, milliseconds: number) => void setTimeout(then, milliseconds),
  };
  const output = new Output(device, (now) => {
    hearing.now = now;
    player.heard(now);
  });
  const samples = new Samples(new PieceMaker());
  const player = new Player(output, samples);
  const wake = (): void => wakeAfterPress(player);
  for (const press of ['pointerdown', 'pointerup', 'keydown'] as const)
    addEventListener(press, wake, { capture: true });
  document.addEventListener('visibilitychange', () => (player.hidden = document.hidden));
  player.hidden = document.hidden;
  return player;
}
