/** What a card says, taken apart: every effect, amount, condition, cost and filter in it, with its path. */
import type { Amount, Cost, Effect, Filter, Test, Trigger } from './effect.ts';
import type { Face } from './schema.ts';

/** What can be on a card. */
export type Said = { readonly face: Face; readonly bonus?: Effect | undefined };

/** One thing a card says. `at` is where on the card it stands. */
export type Part = {
  readonly path: string;
  readonly at: 'action' | 'boost' | 'special' | 'storage' | 'bonus' | 'pillage' | 'copy';
} & (
  | { readonly is: 'effect'; readonly effect: Effect }
  | { readonly is: 'amount'; readonly amount: Amount }
  | { readonly is: 'test'; readonly test: Test }
  | { readonly is: 'cost'; readonly cost: Cost }
  | { readonly is: 'filter'; readonly filter: Filter }
  | { readonly is: 'trigger'; readonly trigger: Trigger }
);

type At = Part['at'];

const filterParts = (filter: Filter | undefined, at: At, path: string): Part[] =>
  filter === undefined ? [] : [{ is: 'filter', filter, at, path }];

function amountParts(amount: Amount, at: At, path: string): Part[] {
  const here: Part = { is: 'amount', amount, at, path };
  if (typeof amount === 'number') return [here];
  if ('count' in amount) return [here, ...filterParts(amount.count, at, `${path}.count`)];
  if ('on' in amount) return [here, ...filterParts(amount.on, at, `${path}.on`)];
  if ('of' in amount) return [here, ...amountParts(amount.of, at, `${path}.of`)];
  return [here];
}

function testParts(test: Test, at: At, path: string): Part[] {
  const sides =
    'far' in test
      ? []
      : [...amountParts(test.left, at, `${path}.left`), ...amountParts(test.right, at, `${path}.right`)];
  return [{ is: 'test', test, at, path }, ...sides];
}

function costParts(cost: Cost | undefined, at: At, path: string): Part[] {
  if (cost === undefined) return [];
  return [
    { is: 'cost', cost, at, path },
    ...filterParts(cost.drop, at, `${path}.drop`),
    ...filterParts(cost.exhaust, at, `${path}.exhaust`),
  ];
}

/** Everything an effect says, itself first. */
export function effectParts(effect: Effect, at: At, path: string): Part[] {
  const here: Part[] = [{ is: 'effect', effect, at, path }];
  if ('effects' in effect)
    here.push(...effect.effects.flatMap((one, index) => effectParts(one, at, `${path}.effects.${index}`)));
  if ('filter' in effect) here.push(...filterParts(effect.filter, at, `${path}.filter`));
  if (effect.do === 'may') here.push(...costParts(effect.cost, at, `${path}.cost`));
  if (effect.do === 'if') here.push(...testParts(effect.test, at, `${path}.test`));
  if (effect.do === 'times' || effect.do === 'vp') here.push(...amountParts(effect.n, at, `${path}.n`));
  if ('effect' in effect) here.push(...effectParts(effect.effect, at, `${path}.effect`));
  return here;
}

function triggerParts(trigger: Trigger, path: string): Part[] {
  return [
    { is: 'trigger', trigger, at: 'special', path },
    ...filterParts(trigger.of, 'special', `${path}.of`),
    ...(trigger.test === undefined ? [] : testParts(trigger.test, 'special', `${path}.test`)),
    ...costParts(trigger.cost, 'special', `${path}.cost`),
    ...effectParts(trigger.effect, 'special', `${path}.effect`),
  ];
}

function faceParts(face: Face, path: string): Part[] {
  switch (face.kind) {
    case 'boost':
    case 'storage':
      return effectParts(face.effect, face.kind, `${path}.effect`);
    case 'action':
      return [
        ...costParts(face.cost, 'action', `${path}.cost`),
        ...effectParts(face.effect, 'action', `${path}.effect`),
      ];
    case 'special':
      return face.triggers.flatMap((trigger, index) => triggerParts(trigger, `${path}.triggers.${index}`));
    case 'copy':
      return filterParts(face.of, 'copy', `${path}.of`);
    default:
      return [];
  }
}

/** Everything a card says, with paths that begin with `path`. */
export function partsOf({ face, bonus }: Said, path: string): Part[] {
  return [
    ...faceParts(face, `${path}.face`),
    ...(bonus === undefined ? [] : effectParts(bonus, 'bonus', `${path}.bonus`)),
  ];
}

/** Clauses that are said in one breath: what comes from the supply, the track, the own deck or the clan tile. */
function isGain(effect: Effect): boolean {
  if (effect.do === 'one') return effect.effects.every(isGain);
  return ['gain', 'gain-any', 'worker', 'vp', 'draw', 'recover'].includes(effect.do);
}

/** How many clauses an effect has; gains that follow each other are one. */
function clausesOf(effect: Effect): number {
  if (effect.do !== 'all') return 1;
  return effect.effects.filter((one, at) => {
    const before = effect.effects[at - 1];
    return before === undefined || !isGain(one) || !isGain(before);
  }).length;
}

/** How many clauses a card has, its building bonus included. */
export function clauses({ face, bonus }: Said): number {
  const said = (effect: Effect | undefined): number => (effect === undefined ? 0 : clausesOf(effect));
  if (face.kind === 'special')
    return face.triggers.reduce((sum, { effect }) => sum + clausesOf(effect), 0) + said(bonus);
  return ('effect' in face ? clausesOf(face.effect) : 0) + said(bonus);
}
