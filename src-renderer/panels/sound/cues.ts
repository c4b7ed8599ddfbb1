import { isBell, weightOf, type Cue } from '../../sound/cue.ts';
import { soundOf, type EventSounds } from '../../sound/event-sounds.ts';
import type { SoundName } from '../../sound/synth/catalogue.ts';
import type { PlaceId } from '../../board/board.ts';
import type { LogLine } from '../../window/log-line.ts';
import { toneOf } from '../../window/sentences.ts';
import type { GameWords, LogTone } from '../../window/window.ts';

/** What cues are made from: how the game says its events, what is heard of them, and where things lie. */
export type CueContext = {
  readonly words: Pick<GameWords, 'tone' | 'where'>;
  readonly sounds: EventSounds;
  /** How far to the right a place lies on the board as it is seen now, from 0 to 1; undefined where it is not known. */
  readonly across: (place: PlaceId) => number | undefined;
};

/** What matters to everybody is louder, in decibels, and kept before the rest. */
const MATTERS: Readonly<Record<LogTone, { readonly louder: number; readonly weight: number }>> = {
  plain: { louder: 0, weight: 0 },
  weight: { louder: 1.5, weight: 1 },
  danger: { louder: 3, weight: 2 },
};
/** How far to a side anything comes from: nothing is heard by one ear alone. */
const WIDTH = 0.8;
/** So often the same is heard of one beat. */
const SAME = 2;
/** The bells, the last one instead of those before it. */
const BELLS: readonly SoundName[] = ['bell-turn', 'bell-phase', 'bell-round', 'chord-end'];

/** What is to be heard of some lines of the log. It follows from what everybody sees there and on the board. */
export function cuesOf(lines: readonly LogLine[], context: CueContext): Cue[] {
  return few(lines.flatMap((line, index) => cueOf(line, index, context) ?? []));
}

function cueOf(line: LogLine, index: number, { words, sounds, across }: CueContext): Cue | undefined {
  const { event, seq } = line;
  const sound = event === undefined ? null : soundOf(sounds, event);
  if (event === undefined || sound === null) return undefined;
  const matters = MATTERS[toneOf(words, line)];
  const place = words.where(event);
  const at = place === undefined ? undefined : across(place);
  return {
    sound,
    weight: weightOf(sound) + matters.weight,
    louder: matters.louder,
    pan: at === undefined ? 0 : WIDTH * (2 * Math.max(0, Math.min(1, at)) - 1),
    word: `${seq}.${index}`,
  };
}

/** One bell, and of everything else no more than a few alike. */
function few(cues: readonly Cue[]): Cue[] {
  const bells = cues.filter(({ sound }) => isBell(sound));
  const bell = bells.toSorted((one, other) => BELLS.indexOf(other.sound) - BELLS.indexOf(one.sound))[0];
  const counts = new Map<SoundName, number>();
  return cues.filter((cue) => {
    if (isBell(cue.sound)) return cue === bell;
    const count = (counts.get(cue.sound) ?? 0) + 1;
    counts.set(cue.sound, count);
    return count <= SAME;
  });
}
