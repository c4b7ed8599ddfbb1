import type { FieldValues } from '../../window/card.ts';
import type { Field } from './fields.ts';
import { withPlaces, type Plan } from './plan.ts';

/** The plan in which each person takes the seat of the next one: what is settled for a seat stays with the seat. */
export function withSeatsTurned(plan: Plan): Plan {
  const [first, ...others] = plan.seats;
  return first === undefined ? plan : { ...plan, seats: withPlaces([...others, first], plan.moved) };
}

/** The plan with the next value of the field that says how long a game is; after the last one comes the first. */
export function withOtherLength(plan: Plan, fields: readonly Field[], key: string): Plan {
  const field = fields.find((one) => one.key === key);
  if (field?.kind !== 'choice') return plan;
  const { values } = field;
  const now = values.indexOf(String(plan.values[key]));
  const next = values[(now + 1) % values.length];
  const changed: FieldValues = next === undefined ? plan.values : { ...plan.values, [key]: next };
  return { ...plan, values: changed };
}
