import type { Choice } from '../../window/choice.ts';
import { choiceInspected, type InspectId, type Inspection } from '../../window/inspection.ts';
import { inspectThing } from '../../window/things.ts';
import type { GameTypes } from '../../window/types.ts';
import { inspectionOfHouse } from './house.ts';
import type { TableContext } from '../../window/table-context.ts';

/** What the answers are made from. */
type Asked = Pick<TableContext, 'words' | 'page' | 'table' | 'game' | 'decision'> & {
  readonly drawerDecision: TableContext['decision'];
  /** The person who can play now. */
  readonly playingSeat: number | undefined;
};

/** The answer to a question about something on an open table; undefined for what nobody knows. */
export function inspectionOf(table: Asked, id: InspectId): Inspection | undefined {
  const choice = choiceInspected(id);
  if (choice !== undefined) {
    const found = table.decision.find(choice) ?? table.drawerDecision.find(choice);
    return found && inspectionOfChoice(found);
  }
  return inspectionOfHouse(table, id) ?? inspectThing(table.game.things, table.table, id, table.playingSeat);
}

/** A choice: what it does and costs, and the thing it is about. */
function inspectionOfChoice(choice: Choice<GameTypes['move'], GameTypes['picture']>): Inspection {
  const { label, detail, note, thing, then } = choice;
  const move = choice.move ?? choice.impossible;
  const lines = detail === undefined || thing !== undefined ? [] : [detail];
  return {
    title: label,
    lines,
    ...(note !== undefined && note !== detail && { cost: note }),
    ...(thing !== undefined && { thing }),
    ...(move !== undefined && { move }),
    ...(then !== undefined && { then }),
  };
}
