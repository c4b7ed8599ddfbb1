import type { PlaceId, Target } from '../board/board.ts';
import type { ThingId, GameTypes } from './types.ts';

type AnyMove = GameTypes['move'];

/** Something a player can choose: a move, or a step on the way to several. */
export type Choice<M extends AnyMove = AnyMove, P = unknown> = {
  readonly id: string;
  readonly label: string;
  /** What it costs or does, where the label does not say. */
  readonly detail?: string;
  /** A few words under the label: what it costs. */
  readonly note?: string;
  /** The heading it stands under. */
  readonly group?: string;
  /** What it is about: it can be read beside it. */
  readonly thing?: ThingId;
  /** A picture that goes with it, as the game draws it. */
  readonly picture?: P;
  /** The picture shown where it is shown once more before it is played; `picture` unless told. */
  readonly confirmPicture?: P;
  /** Whether the picture is shown large, and speaks in place of the label. */
  readonly large?: boolean;
  /** The place on the board it is about. */
  readonly place?: PlaceId;
  /** What it would bring is shown on the board, where it would lie. */
  readonly ghost?: true;
  /** The move it plays; a choice without one leads to `children`. */
  readonly move?: M;
  readonly children?: readonly Choice<M, P>[];
  /** How its children are laid out; a list unless told. */
  readonly layout?: Layout;
  /** Its children can be picked on the map at once, without taking it first. */
  readonly reach?: boolean;
  /** What is asked once it is taken. */
  readonly ask?: string;
  /** Uncovers something or cannot be taken back: shown once more before it is played. */
  readonly confirm?: boolean;
};

/** How choices are laid out: in one of the house's ways, or in one of the game's own by its name. */
export type Layout = 'list' | 'pairs' | 'tiles' | (string & {});

/** A whole decision: the choices, and what ends it (done, end of the round). */
export type Choices<M extends AnyMove = AnyMove, P = unknown> = {
  readonly layout: Layout;
  readonly choices: readonly Choice<M, P>[];
  readonly endings: readonly Choice<M, P>[];
};

/** Follows a choice as long as it leaves nothing to choose: one way means no question. */
export function follow<M extends AnyMove, P>(choice: Choice<M, P>): Choice<M, P> {
  let at = choice;
  while (at.move === undefined && at.children?.length === 1 && at.children[0] !== undefined) at = at.children[0];
  return at;
}

/** The choices that can be picked on the map: those of this step, and the children of any that reaches further. */
export function onMap<M extends AnyMove, P>(choices: readonly Choice<M, P>[]): readonly Choice<M, P>[] {
  return choices.flatMap((choice) => (choice.reach === true ? (choice.children ?? []) : [choice]));
}

/** Every move below a choice. */
export function movesOf<M extends AnyMove, P>(choice: Choice<M, P>): readonly M[] {
  if (choice.move !== undefined) return [choice.move];
  return (choice.children ?? []).flatMap(movesOf);
}

/** The choices along `path`, and those at its end; a path that no longer fits ends where it breaks. */
export function choicesAt<M extends AnyMove, P>(
  root: readonly Choice<M, P>[],
  path: readonly string[],
): { trail: Choice<M, P>[]; here: readonly Choice<M, P>[] } {
  const trail: Choice<M, P>[] = [];
  let here = root;
  for (const id of path) {
    const next = here.find((choice) => choice.id === id);
    if (next?.children === undefined) break;
    trail.push(next);
    here = next.children;
  }
  return { trail, here };
}

/** The places some choices are about, each once with the sentence of the last; `main` stands out. */
export function targetsOf(choices: readonly Choice[], main: PlaceId | undefined): Target[] {
  const found = new Map<PlaceId, Target>();
  for (const { place, label } of choices)
    if (place !== undefined) found.set(place, { place, label, emphasis: place === main ? 'main' : 'side' });
  return [...found.values()];
}
