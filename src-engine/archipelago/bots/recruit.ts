import { harvester } from '../figures/harvest.ts';
import { citizensIn } from '../figures/units.ts';
import { sideAt } from '../map/regions.ts';
import { townController } from '../figures/buildings.ts';
import { CITIZEN_LIMIT, PARENTS, recruitingPrice } from '../figures/citizens.ts';
import { ifGoesOn, memo, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { surplusPrice } from './unrest.ts';
import { citizenWorth, florinsWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

type Land = { readonly region: number; readonly part: number };

/** What room for one more worker is worth. */
const ROOM = 2.9;
/** Surplus workers that cost nothing yet. */
const CALM_SURPLUS = 2;
/** What a worker costs, about. */
const WAGE = 2.5;

/** Whether a land has work that the town leaves to the seat, and that no other of its citizens there does. */
function hasWork({ box, state, seat }: Evaluation, { region, part }: Land, others: number): boolean {
  const ruler = townController(state, region);
  const free = ruler < 0 || ruler === seat;
  return free && others < sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
}

/** What a citizen finds to do on a land part of a region; `others` is how many of the seat's are in the region without it. */
export function workThere(evaluation: Evaluation, region: number, part: number, others: number): number {
  const labour = hasWork(evaluation, { region, part }, others) ? 1.4 : 0.3;
  const family = others === PARENTS - 1 ? 0.3 : 0;
  return ifGoesOn(evaluation, labour + family + (others === 0 ? 0.6 + roomWorth(evaluation) : 0));
}

/** What presence in a new land is worth to a player who would hire more workers than their regions can take. */
export function roomWorth(evaluation: Evaluation): number {
  return memo(evaluation, roomWorth, () => {
    const { box, state, seat, screen } = evaluation;
    const present = new Set(
      state.units.flatMap(({ owner, region }) =>
        owner === seat && region >= 0 && sideAt(box, state, region).lands > 0 ? [region] : [],
      ),
    );
    const room = [...present].reduce((sum, region) => sum + CITIZEN_LIMIT - citizensIn(state, seat, region), 0);
    const wanted = Math.min(state.surplus - CALM_SURPLUS, screen.florins / WAGE);
    return ROOM * Math.max(0, Math.min(CITIZEN_LIMIT, wanted - room));
  });
}

/** Units of the seat that stand where the resource is found, whether they are free now or not; at most one an icon. */
export function workersInPlace({ box, state, seat }: Evaluation, resource: Resource): number {
  const kind = harvester(resource);
  let found = 0;
  for (let region = 0; region < state.regions.length; region++) {
    const units = state.units.filter((unit) => unit.owner === seat && unit.kind === kind && unit.region === region);
    const icons = sideAt(box, state, region).icons.filter((icon) => icon.resource === resource);
    found += Math.min(units.length, icons.length);
  }
  return found;
}

/** The code of what a citizen who comes to a land finds there, `others` of the seat's being in the region: work, or a new land. */
export function landCode(evaluation: Evaluation, { region, part }: Land, others: number): string | undefined {
  if (others === 0) return 'new-land';
  return hasWork(evaluation, { region, part }, others) ? 'work-there' : undefined;
}

/** What a citizen more finds to do on a land. */
function newcomerWork(evaluation: Evaluation, { region, part }: Land, tell?: Tell): number {
  const others = citizensIn(evaluation.state, evaluation.seat, region);
  const work = workThere(evaluation, region, part, others);
  if (tell === undefined) return work;
  const code = landCode(evaluation, { region, part }, others);
  if (code === undefined) tell('labour', work);
  else tell(code, work, { region });
  return work;
}

/** What it is worth to hire a worker into a region. */
export function recruitWorth(evaluation: Evaluation, land: Land, free = false, tell?: Tell): number {
  const price = free ? 0 : recruitingPrice(evaluation.box, evaluation.state);
  const relief = ifGoesOn(evaluation, 0.2 * surplusPrice(evaluation) - 0.3);
  const effort = ifGoesOn(evaluation, 1);
  tell?.(relief > 0 ? 'fewer-idle' : 'labour', relief);
  tell?.('labour', -effort);
  return (
    citizenWorth(evaluation, tell) +
    florinsWorth(evaluation, -price, tell) +
    relief +
    newcomerWork(evaluation, land, tell) -
    effort
  );
}

/** What a birth is worth: a citizen for nothing. */
export function birthWorth(evaluation: Evaluation, land: Land, tell?: Tell): number {
  const effort = ifGoesOn(evaluation, 1);
  tell?.('labour', -effort);
  return citizenWorth(evaluation, tell) + newcomerWork(evaluation, land, tell) - effort;
}
