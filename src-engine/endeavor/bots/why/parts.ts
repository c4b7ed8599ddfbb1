/** The parts that many worths have in common, each with the code of a reason. */
import { scaled, sumOf, term, type Term } from '../../../bots/advice.ts';
import { defined } from '../../../kernel/defined.ts';
import type { Params } from '../../../kernel/refusal.ts';
import { TRACKS, type Symbols, type Track } from '../../data/schema.ts';
import { levelOf } from '../../figures/levels.ts';
import { discsIn } from '../../figures/presence.ts';
import type { Evaluation } from '../evaluation.ts';
import { footholdWorth, openChance, presenceWorth } from '../regions.ts';
import { symbolWorth } from '../status.ts';
import { tokenWorth } from '../tokens.ts';

/** `parts` of a whole, and what is left of it under `code`. */
export function rest(whole: number, parts: readonly Term[], code: string, params?: Params): Term[] {
  return [...parts, term(code, whole - sumOf(parts), params)];
}

/** Symbols of a track: the level they reach, where it is a new one. */
export function symbolTerm(evaluation: Evaluation, track: Track, amount: number): Term {
  const { box, player } = evaluation;
  const have = player.status[track];
  const level = levelOf(box, have + amount);
  const weight = symbolWorth(evaluation, track, amount);
  return level > levelOf(box, have)
    ? term('level', weight, { track, level })
    : term('symbols', weight, { track, n: amount });
}

/** The symbols of a building or a card. */
export function symbolsTerms(evaluation: Evaluation, symbols: Symbols): Term[] {
  return TRACKS.flatMap((track) => {
    const amount = symbols[track];
    return amount === undefined ? [] : [symbolTerm(evaluation, track, amount)];
  });
}

/** The token on a space, if one lies there. */
export function tokenTerms(evaluation: Evaluation, space: number, factor: number): Term[] {
  const kind = defined(evaluation.state.spaces[space]);
  if (kind < 0) return [];
  const { track, id } = defined(evaluation.box.tokens[kind]);
  if (track !== null) return scaled([symbolTerm(evaluation, track, 1)], factor);
  return [term('blue-token', factor * tokenWorth(evaluation, space), { token: id })];
}

/** One more disc in a region: being there, and the cards it brings within reach. */
export function footholdTerms(evaluation: Evaluation, region: number, factor: number): Term[] {
  const { box, state, seat } = evaluation;
  const id = defined(box.regions[region]).id;
  const first = discsIn(box, state, seat, region) === 0;
  const presence = first ? openChance(evaluation, region) * presenceWorth(evaluation, region) : 0;
  return rest(
    factor * footholdWorth(evaluation, region),
    [term('presence', factor * presence, { region: id })],
    'reach',
    {
      region: id,
    },
  );
}
