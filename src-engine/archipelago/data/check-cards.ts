/**
 * Cross-checks of the evolution cards: counts, numbers, wonders, effects that can be carried out, backs that do not
 * reveal the front.
 */
import { mustBe, mustBeUnique, shown } from '../../kernel/pack/report.ts';
import type { Check, Report } from '../../kernel/pack/report.ts';
import type { Pack } from './schema.ts';
import { RESOURCES, type Cubes } from './schema-common.ts';
import type { ActionKind, Back, Card, Effect, SimpleEffect } from './schema-cards.ts';

/** Actions that engage or move citizens. */
const WORK: ReadonlySet<ActionKind> = new Set(['harvest', 'exploration', 'migration', 'construction']);

/** Effects without branches that an effect may lead to. */
const simpleIn = (effect: Effect): SimpleEffect[] => (effect.do === 'choose' ? effect.of.flat() : [effect]);

/** Whether an effect could leave a citizen no longer free: the red zone that a search uncovers lays everybody down. */
const usesCitizens = (effect: SimpleEffect): boolean =>
  effect.do === 'search' || (effect.do === 'action' && WORK.has(effect.action));

/**
 * A wonder is a progress card of its owner, costs discs and earns medals; after its effect a free citizen goes onto it, who
 * is named before it (rulebook 2.0, p. 14; ruling 98).
 */
function checkWonder(card: Card, path: string, report: Report): void {
  if (!card.wonder) return;
  mustBe(report, `${path}.kind`, card.kind, 'progress', 'wonders are progress cards');
  mustBe(report, `${path}.user`, card.user, 'owner', 'only its owner builds a wonder');
  if (card.cost.discs === 0) report(`${path}.cost.discs`, 'got 0, expected 1 or more for a wonder');
  if (card.medals === 0) report(`${path}.medals`, 'got 0, expected 1 or more for a wonder');
  if (card.cost.choice !== undefined) report(`${path}.cost.choice`, 'got a choice, expected none for a wonder');
  card.effect.forEach((effect, index) => {
    const used = simpleIn(effect).find(usesCitizens);
    if (used === undefined) return;
    const expected = 'nothing that engages, moves or lays down the citizen who is to go onto the wonder';
    report(`${path}.effect.${index}`, `got ${shown(used)}, expected ${expected}`);
  });
}

/** No set of cubes may demand more than the box holds. */
function checkCubes(cubes: Cubes, path: string, pack: Pack, report: Report): void {
  for (const resource of RESOURCES) {
    const count = cubes[resource] ?? 0;
    const limit = pack.supply.cubes[resource];
    if (count > limit) report(`${path}.${resource}`, `got ${count}, expected at most the ${limit} cubes there are`);
  }
}

/** Steps need a `per` to count, and their `from` must rise. */
function checkSteps(effect: Effect, path: string, report: Report): void {
  if (effect.do !== 'rebellion' && effect.do !== 'surplus') return;
  if (effect.steps === undefined) return;
  if (effect.per === undefined) report(`${path}.per`, 'got nothing, expected what the steps count');
  effect.steps.forEach((step, index) => {
    const before = effect.steps?.[index - 1];
    if (before === undefined || step.from > before.from) return;
    report(`${path}.steps.${index}.from`, `got ${step.from}, expected more than ${before.from}`);
  });
}

/** A thief with any victim picks blind between two fists; the owner of a sunk ship chooses the cube they give. */
function checkThief(effect: Effect, path: string, report: Report): void {
  if (effect.do !== 'steal-cube') return;
  const picks = effect.victim === 'any' ? 'blind' : 'victim';
  mustBe(report, `${path}.picks`, effect.picks, picks, `that is how a cube of ${effect.victim} is picked`);
}

/** An effect that depends on a cost or on an earlier effect must find it, and a card may offer only one choice. */
function checkEffects(card: Card, path: string, report: Report): void {
  const options = card.cost.choice?.length ?? 0;
  let matched = 0;
  card.effect.forEach((effect, index) => {
    const here = `${path}.effect.${index}`;
    simpleIn(effect).forEach((branch) => {
      checkSteps(branch, here, report);
      checkThief(branch, here, report);
    });
    if (effect.do === 'choose' && effect.matches === 'cost') {
      matched += 1;
      mustBe(report, `${here}.of`, effect.of.length, options, 'one branch for each set of cubes to choose from');
    }
    const sunk = card.effect.slice(0, index).some((earlier) => earlier.do === 'sink-ship');
    if (effect.do === 'steal-cube' && effect.victim === 'ship-owner' && !sunk) {
      report(`${here}.victim`, `got ${shown(effect.victim)}, expected a ship to be sunk before`);
    }
  });
  const choices = card.effect.filter((effect) => effect.do === 'choose').length;
  if (choices > 1) report(`${path}.effect`, `got ${choices} effects with branches, expected at most 1`);
  if (options > 0 && matched === 0) {
    report(`${path}.cost.choice`, `got ${options} sets of cubes, expected an effect that matches the cost`);
  }
}

/** The values of a back without its labels; equal for backs that look alike. */
function face({ domestic, export: demanded }: Back): string {
  return JSON.stringify([domestic, demanded].map((zone) => Object.entries(zone).toSorted()));
}

/** Each back must be on at least two cards: a unique back would reveal the card before it is turned up. */
function checkBacks(cards: readonly Card[], pack: Pack, report: Report): void {
  const faces = cards.map((card) => face(card.back));
  cards.forEach(({ back }, index) => {
    if (faces.filter((other) => other === faces[index]).length > 1) return;
    const above = shown(back.domestic);
    report(`cards.${index}.back`, `got 1 card with this back (above ${above}), expected each back at least twice`);
  });
  cards.forEach(({ back }, index) => {
    const demanded = back.export;
    if (demanded.kind !== 'crisis') return;
    const limit = pack.supply.cubes[demanded.resource];
    if (demanded.amount <= limit) return;
    report(
      `cards.${index}.back.export.amount`,
      `got ${demanded.amount}, expected at most the ${limit} cubes there are`,
    );
  });
}

/** Twenty-four cards of each kind, with numbers from A01 to A48 (rulebook 2.0, p. 2). */
function checkCounts(cards: readonly Card[], report: Report): void {
  mustBe(report, 'cards', cards.length, 48, 'the box holds forty-eight evolution cards');
  const characters = cards.filter((card) => card.kind === 'character').length;
  mustBe(report, 'cards', characters, 24, 'twenty-four of them are characters');
  mustBeUnique(
    report,
    cards.map((card, index) => ({ path: `cards.${index}.id`, value: card.id })),
    'an id',
  );
  mustBeUnique(
    report,
    cards.map((card, index) => ({ path: `cards.${index}.number`, value: card.number })),
    'a number',
  );
  cards.forEach((card, index) => {
    const number = Number(card.number.slice(1));
    if (number < 1 || number > 48) report(`cards.${index}.number`, `got ${shown(card.number)}, expected A01 to A48`);
  });
}

/** Checks all evolution cards. */
export const checkCards: Check<Pack> = (pack, report) => {
  checkCounts(pack.cards, report);
  pack.cards.forEach((card, index) => {
    const path = `cards.${index}`;
    checkWonder(card, path, report);
    checkCubes(card.cost.cubes, `${path}.cost.cubes`, pack, report);
    card.cost.choice?.forEach((cubes, option) => checkCubes(cubes, `${path}.cost.choice.${option}`, pack, report));
    checkEffects(card, path, report);
  });
  checkBacks(pack.cards, pack, report);
};
