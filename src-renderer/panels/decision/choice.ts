import type { Move } from '#engine/archipelago/moves.ts';
import type { Action } from '#engine/archipelago/state.ts';
import type { BuildingKind, Resource } from '#engine/archipelago/data/schema.ts';
import type { PlaceId, Target } from '../../board/board.ts';
import type { IconName } from '../../games/archipelago/icons/icons.ts';

/** A picture that goes with a choice, by what it shows. */
export type Picture =
  | { readonly of: 'resource'; readonly resource: Resource }
  | { readonly of: 'building'; readonly building: BuildingKind | 'ship' }
  | { readonly of: 'action'; readonly action: Action }
  | { readonly of: 'seat'; readonly seat: number }
  | { readonly of: 'tile'; readonly side: string; readonly turn: number }
  | { readonly of: 'unit'; readonly kind: 'citizen' | 'ship'; readonly seat: number }
  | { readonly of: 'icon'; readonly icon: IconName }
  | { readonly of: 'token' };

/** Something a player can choose: a move, or a step on the way to several. */
export type Choice = {
  readonly id: string;
  readonly label: string;
  /** What it costs or does, where the label does not say. */
  readonly detail?: string;
  /** A few words under the label: what it costs. */
  readonly note?: string;
  /** The heading it stands under. */
  readonly group?: string;
  /** The card it is about: it can be read beside it. */
  readonly card?: string;
  readonly picture?: Picture;
  /** The place on the board it is about. */
  readonly place?: PlaceId;
  /** What it would bring is shown on the board, where it would lie. */
  readonly ghost?: true;
  /** The move it plays; a choice without one leads to `children`. */
  readonly move?: Move;
  readonly children?: readonly Choice[];
  /** Its children can be picked on the map at once, without taking it first. */
  readonly reach?: boolean;
  /** What is asked once it is taken. */
  readonly ask?: string;
  /** Uncovers something or cannot be taken back: shown once more before it is played. */
  readonly confirm?: boolean;
};

/** How the choices of a decision are laid out. */
export type Layout = 'list' | 'pairs' | 'actions' | 'trades' | 'cards' | 'tiles';

/** A whole decision: the choices, and what ends it (done, end of the round). */
export type Choices = {
  readonly layout: Layout;
  readonly choices: readonly Choice[];
  readonly endings: readonly Choice[];
};

/** Follows a choice as long as it leaves nothing to choose: one way means no question. */
export function follow(choice: Choice): Choice {
  let at = choice;
  while (at.move === undefined && at.children?.length === 1 && at.children[0] !== undefined) at = at.children[0];
  return at;
}

/** The choices that can be picked on the map: those of this step, and the children of any that reaches further. */
export function onMap(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => (choice.reach === true ? (choice.children ?? []) : [choice]));
}

/** The places some choices are about, each once; `main` stands out. */
export function targetsOf(choices: readonly Choice[], main: PlaceId | undefined): readonly Target[] {
  const found = new Map<PlaceId, Target>();
  for (const { place, label } of choices) {
    if (place !== undefined) found.set(place, { place, label, emphasis: place === main ? 'main' : 'side' });
  }
  return [...found.values()];
}

/** Every move below a choice. */
export function movesOf(choice: Choice): readonly Move[] {
  if (choice.move !== undefined) return [choice.move];
  return (choice.children ?? []).flatMap(movesOf);
}

/** The choices along `path`, and those at its end; a path that no longer fits ends where it breaks. */
export function walk(root: readonly Choice[], path: readonly string[]): { trail: Choice[]; here: readonly Choice[] } {
  const trail: Choice[] = [];
  let here = root;
  for (const id of path) {
    const next = here.find((choice) => choice.id === id);
    if (next?.children === undefined) break;
    trail.push(next);
    here = next.children;
  }
  return { trail, here };
}
