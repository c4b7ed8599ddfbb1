import type { PlaceId, Target } from '../board/board.ts';
import type { ThingId, GameTypes } from './types.ts';

type AnyMove = GameTypes['move'];

/** Something a player can choose: a move, or a step that leads to several moves. */
export type Choice<M extends AnyMove = AnyMove, P = unknown> = {
  readonly id: string;
  readonly label: string;
  /** What it costs or does, where the label does not say so. */
  readonly detail?: string;
  /** A few words under the label: what it costs. */
  readonly note?: string;
  /** The heading over it. */
  readonly group?: string;
  /** The thing it is about, which can be read beside it. */
  readonly thing?: ThingId;
  /** The game's own picture for it. */
  readonly picture?: P;
  /** The picture used while it waits to be confirmed; by default `picture`. */
  readonly confirmPicture?: P;
  /** Whether the picture is large and replaces the label. */
  readonly large?: boolean;
  /** The place on the board that it is about. */
  readonly place?: PlaceId;
  /** Whether its outcome is shown on the board before it is played. */
  readonly ghost?: true;
  /** The move it plays; a choice without one leads to `children`. */
  readonly move?: M;
  /** What is played right after `move` with the same press: all of it is possible, or nothing is played. */
  readonly then?: readonly M[];
  readonly children?: readonly Choice<M, P>[];
  /** The layout of its children; by default a list. */
  readonly layout?: Layout;
  /** Whether its children can be picked on the map without choosing it first. */
  readonly reach?: boolean;
  /** What is asked once it is taken. */
  readonly ask?: string;
  /** Whether it has to be confirmed, as it uncovers something or cannot be taken back. */
  readonly confirm?: boolean;
  /** Whether it costs something that may lie behind a screen. */
  readonly priced?: boolean;
  /** Whether it passes, or gives something up: then nothing asks for it. */
  readonly givesUp?: true;
  /** Whether it leads to nothing but giving something up: it stays at hand, and does not look as if it did more. */
  readonly idle?: true;
  /** Whether it asks for attention, of the choices that end a decision. Never one that passes or gives something up. */
  readonly main?: true;
  /** The move that is not possible now: a press says why. Such a choice has neither `move` nor `children`. */
  readonly impossible?: M;
};

/** The layout of choices: one of the house's, or one of the game's own by its name. */
export type Layout = 'list' | 'pairs' | 'tiles' | 'row' | (string & {});

/** A whole decision: its choices, and the choices that end it (done, end of the round). */
export type Choices<M extends AnyMove = AnyMove, P = unknown> = {
  readonly layout: Layout;
  readonly choices: readonly Choice<M, P>[];
  readonly endings: readonly Choice<M, P>[];
};

/** Follows a choice down as long as there is only one way to go on. */
export function follow<M extends AnyMove, P>(choice: Choice<M, P>): Choice<M, P> {
  let at = choice;
  while (at.move === undefined && at.children?.length === 1 && at.children[0] !== undefined) at = at.children[0];
  return at;
}

/** The choices that can be picked on the map: those of this step, or the children of those that reach further. */
export function onMap<M extends AnyMove, P>(choices: readonly Choice<M, P>[]): readonly Choice<M, P>[] {
  return choices
    .filter(({ impossible }) => impossible === undefined)
    .flatMap((choice) => (choice.reach === true ? (choice.children ?? []) : [choice]));
}

/** Every move below a choice. */
export function movesOf<M extends AnyMove, P>(choice: Choice<M, P>): readonly M[] {
  if (choice.move !== undefined) return [choice.move];
  return (choice.children ?? []).flatMap(movesOf);
}

/** The choices along `path`, and those at its end. A path that does not fit is followed as far as it does. */
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

/** The places of some choices, each once with the last one's label; `main` stands out, and one is dim where all about it are `beyond`. */
export function targetsOf<M extends AnyMove, P>(
  choices: readonly Choice<M, P>[],
  main: PlaceId | undefined,
  isBeyond: (choice: Choice<M, P>) => boolean,
): Target[] {
  const found = new Map<PlaceId, Target>();
  for (const choice of choices) {
    const { place, label } = choice;
    if (place === undefined) continue;
    const beyond = found.get(place)?.beyond !== false && isBeyond(choice);
    found.set(place, { place, label, emphasis: place === main ? 'main' : 'side', beyond });
  }
  return [...found.values()];
}
