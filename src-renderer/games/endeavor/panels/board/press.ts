import { follow } from '../../../../window/choice.ts';
import type { DecisionState } from '../../../../window/decision.svelte.ts';
import type { TableContext } from '../../../../window/table-context.ts';
import type { ThingOf } from '../../../../window/types.ts';
import type { Choice } from '../../choices/choice.ts';
import type { EndeavorTypes } from '../../types.ts';

type Decision = DecisionState<EndeavorTypes['move'], EndeavorTypes['picture']>;

/**
 * The choice about a thing that lies on a board: one of this step, else one the decision begins with. Several about one thing
 * are none, and building another copy is no choice about the one that stands.
 */
export function choiceOf(
  decision: Pick<Decision, 'here' | 'choices'>,
  thing: ThingOf<EndeavorTypes>,
): Choice | undefined {
  for (const choices of [decision.here, decision.choices.choices]) {
    const about = choices.filter(
      ({ thing: of, impossible, move }) => of === thing && impossible === undefined && move?.type !== 'build',
    );
    if (about.length === 1) return about[0];
  }
  return undefined;
}

/** Takes such a choice, or puts back the one taken last; where the decision has gone on, it first goes back to its beginning. */
function takeChoice(decision: Decision, choice: Choice): void {
  const isTaken = decision.toConfirm?.id === follow(choice).id || decision.trail.some(({ id }) => id === choice.id);
  if (!decision.here.includes(choice) || isTaken) while (decision.canGoBack) decision.back();
  if (!isTaken) decision.choose(choice);
}

/** Whether a choice takes the disc off a building; any other one lays a disc on it. */
const frees = ({ move }: Choice): boolean => move?.type === 'return' || move?.type === 'pay';

/**
 * What a press on a thing on the board of `seat` does: it takes the choice about it, where the seat has one now, else it asks
 * about it. `disc` tells of a building whether a disc lies on it: of two copies the choice is about one of these alone.
 */
export function pressOf(on: TableContext<EndeavorTypes>, seat: number, thing: ThingOf<EndeavorTypes>, disc?: boolean) {
  const { decision } = on;
  const about = on.decidingPerson === seat && !on.showsPast ? choiceOf(decision, thing) : undefined;
  const choice = about !== undefined && disc !== undefined && frees(about) !== disc ? undefined : about;
  const enter = (): void => (choice === undefined ? on.readThing(thing) : decision.point(choice));
  const leave = (): void => (choice === undefined ? on.readThing(null) : decision.point(null));
  return {
    /** Whether a press takes a choice by which something can be done. */
    usable: choice !== undefined && choice.reach !== false,
    isPointed: choice !== undefined && decision.pointed?.id === choice.id,
    events: {
      onclick: () => (choice === undefined ? on.ask(thing) : takeChoice(decision, choice)),
      onmouseenter: enter,
      onmouseleave: leave,
      onfocus: enter,
      onblur: leave,
    },
  };
}
