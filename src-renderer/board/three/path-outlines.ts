import { Vector2 } from 'three';

/** A command of a path with what it needs, in the coordinates of the path. */
type Step = { readonly command: string; readonly values: readonly number[] };

/** The commands of a path. @throws Error for one that is no straight line and no arc of a circle */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', rest = '']) => {
    if (!/[MLHVAZ]/i.test(command))
      throw new Error(`a solid is cut from straight lines and circles alone, not from ${d}`);
    return { command, values: [...rest.matchAll(/-?[\d.]+/g)].map(Number) };
  });
}

/** The end of a step that begins at a point. */
function endOf({ command, values }: Step, at: Vector2): Vector2 {
  const from = command === command.toLowerCase() ? at : new Vector2();
  const last = values.at(-1) ?? 0;
  if (/h/i.test(command)) return new Vector2(from.x + last, at.y);
  if (/v/i.test(command)) return new Vector2(at.x, from.y + last);
  return new Vector2(from.x + (values.at(-2) ?? 0), from.y + last);
}

/** The corners of an arc of a circle after its first one, so many to a quarter. */
function arc(
  from: Vector2,
  to: Vector2,
  [radius = 1, , , large, sweep]: readonly number[],
  quarter: number,
): Vector2[] {
  const half = to.clone().sub(from).divideScalar(2);
  const side = Math.sqrt(Math.max(0, radius * radius - half.lengthSq())) / (half.length() || 1);
  const turned = large === sweep ? -1 : 1;
  const middle = from
    .clone()
    .add(half)
    .add(new Vector2(-half.y, half.x).multiplyScalar(-turned * side));
  const start = Math.atan2(from.y - middle.y, from.x - middle.x);
  let turn = Math.atan2(to.y - middle.y, to.x - middle.x) - start;
  if (sweep === 1 && turn <= 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn >= 0) turn -= 2 * Math.PI;
  const steps = Math.max(1, Math.round((Math.abs(turn) / (Math.PI / 2)) * quarter));
  return Array.from({ length: steps }, (_, at) => {
    const angle = start + (turn * (at + 1)) / steps;
    return new Vector2(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  });
}

/**
 * The closed outlines of a path of straight lines and arcs of circles.
 * @param quarter corners of a quarter of a circle
 * @throws Error for a path with other curves
 */
export function outlinesOf(d: string, quarter: number): Vector2[][] {
  const outlines: Vector2[][] = [];
  let at = new Vector2();
  for (const step of stepsOf(d)) {
    if (/z/i.test(step.command)) continue;
    const end = endOf(step, at);
    if (/m/i.test(step.command)) outlines.push([end]);
    else outlines.at(-1)?.push(...(/a/i.test(step.command) ? arc(at, end, step.values, quarter) : [end]));
    at = end;
  }
  return outlines;
}
