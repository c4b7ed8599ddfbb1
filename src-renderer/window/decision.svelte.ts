import type { ThingId, Types } from './types.ts';
import type { PlaceId, Target } from '../board/board.ts';
import { follow, movesOf, onMap, targetsOf, walk, type Choice, type Choices } from './choice.ts';

const NONE = { layout: 'list', choices: [], endings: [] } as const;

/** Milliseconds for which a reason just given stands undisturbed. */
const DEAF = 800;

/** Where a person is in a decision: how far down the choices, what is pointed at, what waits to be confirmed. */
export class DecisionState<M extends Types['move'] = Types['move'], P = unknown> {
  choices = $state.raw<Choices<M, P>>(NONE);
  #path = $state.raw<readonly string[]>([]);
  /** Only the choices about one place, after a click on the map that several share. */
  #place = $state.raw<PlaceId | null>(null);
  staged = $state.raw<Choice<M, P> | null>(null);
  pointed = $state.raw<Choice<M, P> | null>(null);
  /** Until then nothing is pointed at: a button that comes up under a resting pointer must not hide the reason. */
  #deafUntil = 0;
  readonly #play: (move: M) => void;

  constructor(play: (move: M) => void) {
    this.#play = play;
  }

  /** Takes up a new decision, from its start. */
  reset(choices: Choices<M, P> = NONE): void {
    this.choices = choices;
    this.#path = [];
    this.#place = null;
    this.staged = null;
    this.pointed = null;
  }

  /** The steps already taken. */
  get trail(): readonly Choice<M, P>[] {
    return walk(this.choices.choices, this.#path).trail;
  }

  /** What can be chosen now. */
  get here(): readonly Choice<M, P>[] {
    const { here } = walk(this.choices.choices, this.#path);
    const place = this.#place;
    return place === null ? here : onMap(here).filter((choice) => choice.place === place);
  }

  /** Whether there is a step to go back. */
  get deep(): boolean {
    return this.#path.length > 0 || this.#place !== null || this.staged !== null;
  }

  /** What a preview is about. */
  get shown(): Choice<M, P> | null {
    return this.pointed ?? this.staged;
  }

  /** The places on the map that can be picked now; what is pointed at stands out. */
  get targets(): readonly Target[] {
    return targetsOf(this.staged === null ? onMap(this.here) : [this.staged], this.shown?.place);
  }

  /** The move whose outcome is shown on the board, once a choice that has one is pointed at or taken. */
  get ghost(): M | undefined {
    const about = this.shown ?? this.trail.at(-1);
    return about?.ghost === true ? movesOf(about)[0] : undefined;
  }

  point(choice: Choice<M, P> | null): void {
    if (choice !== null && performance.now() < this.#deafUntil) return;
    this.pointed = choice;
  }

  /** Takes a choice: a move is played, or shown once more where it cannot be taken back; else its children come up. */
  choose(choice: Choice<M, P>): void {
    this.#place = null;
    this.pointed = null;
    const at = follow(choice);
    if (at.move === undefined) this.#path = [...this.#path, ...idsDown(choice, at)];
    else if (at.confirm === true) this.staged = at;
    else this.#play(at.move);
  }

  /** Things that can be taken now by a click where they lie. */
  get things(): readonly ThingId[] {
    return this.choices.choices.flatMap(({ children }) => (children ?? []).flatMap(({ thing }) => thing ?? []));
  }

  /** Takes the choice about a thing that lies in front of a player. */
  takeThing(thing: ThingId): void {
    const group = this.choices.choices.find(({ children }) => children?.some((choice) => choice.thing === thing));
    const choice = group?.children?.find((one) => one.thing === thing);
    if (group === undefined || choice === undefined) return;
    this.staged = null;
    this.#path = [group.id];
    this.choose(choice);
  }

  /** Picks a place on the map: the one choice about it, or a shorter list. */
  pick({ place }: Pick<Target, 'place'>): void {
    if (this.staged !== null) return this.commit();
    const about = onMap(this.here).filter((choice) => choice.place === place);
    if (about.length === 1 && about[0] !== undefined) this.choose(about[0]);
    else if (about.length > 1) this.#place = place;
  }

  /** Plays what was shown once more. */
  commit(): void {
    const move = this.staged?.move;
    if (move !== undefined) this.#play(move);
  }

  /** The move just tried is not possible: the choices come back, and nothing stands in front of the reason. */
  refused(): void {
    this.staged = null;
    this.pointed = null;
    this.#deafUntil = performance.now() + DEAF;
  }

  /** One step back. */
  back(): void {
    this.pointed = null;
    if (this.staged !== null) this.staged = null;
    else if (this.#place !== null) this.#place = null;
    else this.#path = this.#path.slice(0, -1);
    this.#skipForced();
  }

  /** Going back past a step that left no choice means going back past all of them. */
  #skipForced(): void {
    while (this.#path.length > 0 && walk(this.choices.choices, this.#path).here.length === 1) {
      this.#path = this.#path.slice(0, -1);
    }
  }
}

function idsDown<M extends Types['move'], P>(from: Choice<M, P>, to: Choice<M, P>): string[] {
  const ids = [from.id];
  for (let at = from; at !== to;) {
    const next: Choice<M, P> | undefined = at.children?.[0];
    if (next === undefined) break;
    ids.push(next.id);
    at = next;
  }
  return ids;
}
