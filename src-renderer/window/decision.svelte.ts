import type { ThingId, GameTypes } from './types.ts';
import type { PlaceId, Target } from '../board/board.ts';
import { keyOf } from './sort.ts';
import { choicesAt, follow, movesOf, onMap, targetsOf, type Choice, type Choices } from './choice.ts';

/** No choices: nobody decides here now. */
export const NO_CHOICES = { layout: 'list', choices: [], endings: [] } as const;

/** For how many milliseconds after a refusal nothing is pointed at. */
const IGNORE_POINTER = 800;

/** How far a person has come in a decision. */
type Progress<M extends GameTypes['move'], P> = {
  /** The decision it belongs to: another one starts from the beginning. */
  readonly of: unknown;
  /** The choices it was made among. */
  readonly among: Choices<M, P>;
  readonly path: readonly string[];
  /** Only the choices about one place, after a click on the map that several share. */
  readonly place: PlaceId | null;
  readonly toConfirm: Choice<M, P> | null;
};

/** What comes of a choice that is taken. */
export type DecisionActions<M extends GameTypes['move'], P> = {
  /** Plays the move of a choice that did not have to be confirmed, and what follows with the same press. */
  readonly take: (choice: Choice<M, P>, move: M) => void;
  /** Plays the move of a choice that was confirmed, and what follows with the same press. */
  readonly play: (move: M, then: readonly M[]) => void;
  /** Says why a choice is not possible. */
  readonly explain: (choice: Choice<M, P>) => void;
  /** Whether the player sees that they cannot pay for a choice; by default it is not known. */
  readonly isBeyond?: (choice: Choice<M, P>) => boolean;
};

/** Where a person is in a decision: how far down the choices, what is pointed at, what waits to be confirmed. */
export class DecisionState<M extends GameTypes['move'] = GameTypes['move'], P = unknown> {
  readonly #source: () => Choices<M, P>;
  readonly #actions: DecisionActions<M, P>;
  readonly #asked: () => unknown;
  #stored = $state.raw<Progress<M, P>>(startOf<M, P>(undefined, NO_CHOICES));
  #pointed = $state.raw<(Pick<Progress<M, P>, 'of' | 'among'> & { readonly choice: Choice<M, P> }) | null>(null);
  /** Until then nothing is pointed at: a button that comes up under a resting pointer must not hide the reason of a refusal. */
  #ignoreUntil = 0;

  /**
   * @param source the choices
   * @param asked something that is the same for as long as the decision is, however often its choices are made anew: a page may
   *   come that changes nothing of it, and must not take back what somebody has chosen. By default the choices themselves
   */
  constructor(source: () => Choices<M, P>, actions: DecisionActions<M, P>, asked: () => unknown = source) {
    this.#source = source;
    this.#actions = actions;
    this.#asked = asked;
  }

  /** All choices of the decision. */
  get choices(): Choices<M, P> {
    return this.#source();
  }

  /** The choice that is shown once more before it is played. */
  get toConfirm(): Choice<M, P> | null {
    return this.#progress.toConfirm;
  }

  /** The choice under the pointer, or with the focus. */
  get pointed(): Choice<M, P> | null {
    const pointed = this.#pointed;
    if (pointed === null || pointed.of !== this.#asked()) return null;
    return pointed.among === this.choices ? pointed.choice : (this.find(pointed.choice.id) ?? null);
  }

  /** The steps already taken. */
  get trail(): readonly Choice<M, P>[] {
    return choicesAt(this.choices.choices, this.#progress.path).trail;
  }

  /** What can be chosen now. */
  get here(): readonly Choice<M, P>[] {
    const { path, place } = this.#progress;
    const { here } = choicesAt(this.choices.choices, path);
    return place === null ? here : onMap(here).filter((choice) => choice.place === place);
  }

  /** Whether there is a step to go back. */
  get canGoBack(): boolean {
    const { path, place, toConfirm } = this.#progress;
    return path.length > 0 || place !== null || toConfirm !== null;
  }

  /** The choice whose details are shown. */
  get shown(): Choice<M, P> | null {
    return this.pointed ?? this.toConfirm;
  }

  /** The places on the map that can be picked now; what is pointed at stands out, and what cannot be paid for is dim. */
  get targets(): readonly Target[] {
    const { toConfirm } = this;
    const choices = toConfirm === null ? onMap(this.here) : [toConfirm];
    return targetsOf(choices, this.shown?.place, (choice) => this.isBeyond(choice));
  }

  /** The move whose outcome is shown on the board, once a choice that has one is pointed at or taken. */
  get ghost(): M | undefined {
    const about = this.shown ?? this.trail.at(-1);
    return about?.ghost === true ? movesOf(about)[0] : undefined;
  }

  /** Whether the player sees that they cannot pay for a choice. It can be taken all the same, and says then what is missing. */
  isBeyond(choice: Choice<M, P>): boolean {
    return this.#actions.isBeyond?.(choice) === true;
  }

  /** Points at a choice; null leaves it. */
  point(choice: Choice<M, P> | null): void {
    if (choice !== null && performance.now() < this.#ignoreUntil) return;
    this.#pointed = choice === null ? null : { of: this.#asked(), among: this.choices, choice };
  }

  /** Takes a choice. Its move is played, or waits to be confirmed; without a move its children are shown. */
  choose(choice: Choice<M, P>): void {
    if (choice.impossible !== undefined) return this.#actions.explain(choice);
    this.#go({ place: null });
    this.#pointed = null;
    const at = follow(choice);
    if (at.move === undefined) this.#go({ path: [...this.#progress.path, ...idsDown(choice, at)] });
    else if (at.confirm === true) this.confirmFirst(at);
    else this.#actions.take(at, at.move);
  }

  /** Shows a choice once more before it is played. */
  confirmFirst(choice: Choice<M, P>): void {
    this.#go({ toConfirm: choice });
  }

  /** A choice of the whole decision by its id, however deep; undefined for none. */
  find(id: string): Choice<M, P> | undefined {
    const { choices, endings } = this.choices;
    return findIn([...choices, ...endings], id);
  }

  /** Things that can be taken now by a click where they lie. */
  get things(): readonly ThingId[] {
    return this.choices.choices.flatMap(({ children }) => (children ?? []).flatMap(({ thing }) => thing ?? []));
  }

  /** Takes the choice about a thing that lies in front of a player; one that is taken is put back. */
  takeThing(thing: ThingId): void {
    const group = this.choices.choices.find(({ children }) => children?.some((choice) => choice.thing === thing));
    const choice = group?.children?.find((one) => one.thing === thing);
    if (group === undefined || choice === undefined) return;
    const isTaken = this.#progress.path.includes(choice.id) || this.toConfirm?.id === follow(choice).id;
    this.#go({ toConfirm: null, place: null, path: isTaken ? [] : [group.id] });
    if (!isTaken) this.choose(choice);
  }

  /** Picks a place on the map: takes the only choice about it, or shows all that share it. */
  pick({ place }: Pick<Target, 'place'>): void {
    if (this.toConfirm !== null) return this.confirm();
    const about = onMap(this.here).filter((choice) => choice.place === place);
    if (about.length === 1 && about[0] !== undefined) this.choose(about[0]);
    else if (about.length > 1) this.#go({ place });
  }

  /** Plays the move that waited to be confirmed. */
  confirm(): void {
    const { move, then = [] } = this.toConfirm ?? {};
    if (move !== undefined) this.#actions.play(move, then);
  }

  /** The move just tried was refused: the choices come back, and nothing hides the reason. */
  noteRefusal(): void {
    this.undoConfirm();
    this.#pointed = null;
    this.#ignoreUntil = performance.now() + IGNORE_POINTER;
  }

  /** Goes back to the choices from a move that waits to be confirmed; elsewhere nothing changes. */
  undoConfirm(): void {
    if (this.toConfirm !== null) this.back();
  }

  /** Forgets how far somebody has come, and with it what the choices were made from. */
  forget(): void {
    this.#pointed = null;
    this.#stored = startOf(undefined, NO_CHOICES);
  }

  /** One step back. */
  back(): void {
    this.#pointed = null;
    const { toConfirm, place, path } = this.#progress;
    if (toConfirm !== null) this.#go({ toConfirm: null });
    else if (place !== null) this.#go({ place: null });
    else this.#go({ path: path.slice(0, -1) });
    this.#skipForced();
  }

  /** Steps without a choice are gone back together. */
  #skipForced(): void {
    let { path } = this.#progress;
    while (path.length > 0 && choicesAt(this.choices.choices, path).here.length === 1) path = path.slice(0, -1);
    this.#go({ path });
  }

  get #progress(): Progress<M, P> {
    const [asked, { choices }] = [this.#asked(), this];
    if (this.#stored.of !== asked) return startOf(asked, choices);
    return this.#stored.among === choices ? this.#stored : keptAmong(choices, this.#stored);
  }

  #go(change: Partial<Progress<M, P>>): void {
    this.#stored = { ...this.#progress, ...change };
  }
}

function findIn<M extends GameTypes['move'], P>(
  choices: readonly Choice<M, P>[],
  id: string,
): Choice<M, P> | undefined {
  for (const choice of choices) {
    const found = choice.id === id ? choice : findIn(choice.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function startOf<M extends GameTypes['move'], P>(of: unknown, among: Choices<M, P>): Progress<M, P> {
  return { of, among, path: [], place: null, toConfirm: null };
}

/** How far somebody has come, among the choices of the same decision made anew: as far as there are the same ones. */
function keptAmong<M extends GameTypes['move'], P>(among: Choices<M, P>, before: Progress<M, P>): Progress<M, P> {
  const { trail, here } = choicesAt(among.choices, before.path);
  const path = trail.map(({ id }) => id);
  if (path.length < before.path.length) return { ...startOf(before.of, among), path };
  const place = onMap(here).some((choice) => choice.place === before.place) ? before.place : null;
  const found =
    before.toConfirm === null ? undefined : findIn([...among.choices, ...among.endings], before.toConfirm.id);
  return {
    ...before,
    among,
    place,
    toConfirm: found !== undefined && plays(found) === plays(before.toConfirm) ? found : null,
  };
}

const plays = (choice: Pick<Choice, 'move' | 'then'> | null): string => keyOf([choice?.move, choice?.then]);

/** The ids of the choices from one down to another, where each leaves no choice. */
function idsDown<M extends GameTypes['move'], P>(from: Choice<M, P>, to: Choice<M, P>): string[] {
  const ids = [from.id];
  for (let at = from; at !== to;) {
    const next: Choice<M, P> | undefined = at.children?.[0];
    if (next === undefined) break;
    ids.push(next.id);
    at = next;
  }
  return ids;
}
