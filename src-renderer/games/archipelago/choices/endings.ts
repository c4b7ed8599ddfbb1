import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import { keyOf } from '../../../window/sort.ts';
import { t } from '../words/t.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';

/** Moves that end something; they stand apart, below the rest. */
const ENDINGS = ['accept', 'done', 'end-round', 'take-hex', 'refuse-hex', 'discard-hex', 'look'] as const;
/** Endings that ask once more. */
const GRAVE: readonly string[] = ['discard-hex'];
/** Endings that pass or give something up: nothing asks for them. */
const GIVING_UP: readonly string[] = ['done', 'refuse-hex', 'discard-hex'];
/** Endings that ask for attention. */
const MAIN: readonly string[] = ['accept', 'take-hex'];

/** The moves that end a decision, as choices. */
export const endingsOf = (asked: Asked): Choice[] => asked.moves.flatMap((move) => ending(asked, move));

function ending(asked: Asked, move: Move): Choice[] {
  const type = ENDINGS.find((name) => name === move.type);
  if (type === undefined) return [];
  if (type === 'end-round') return [roundEnding(asked, move)];
  const label = type === 'done' ? doneLabel(asked.frame) : t(`ending.${type}`);
  const gives = GIVING_UP.includes(type) ? { givesUp: true as const } : {};
  const main = MAIN.includes(type) ? { main: true as const } : {};
  const [confirm, priced] = [GRAVE.includes(type), type === 'accept'];
  return [{ id: keyOf(move), label, move, detail: t(`ending.${type}.why`), confirm, priced, ...gives, ...main }];
}

/** Ending a round in which nothing was done gives up the rest of the turn, so it is called passing, and asks. */
function roundEnding({ table: { view, pack }, seat, frame }: Asked, move: Move): Choice {
  const untouched = frame.kind === 'round' && !frame.disc && !frame.card && !frame.building;
  const discs = discsLeft(packIndexOf(pack), view, seat);
  const words = untouched ? 'ending.pass' : 'ending.end-round';
  return {
    id: keyOf(move),
    label: t(words, { discs }),
    detail: t(`${words}.why`, { discs }),
    move,
    confirm: untouched,
    givesUp: true,
  };
}

function doneLabel({ kind }: Frame): string {
  if (kind === 'domestic-crisis' || kind === 'export-crisis') return t('ending.done.crisis');
  if (kind === 'search' || kind === 'expulsion') return t(`ending.done.${kind}`);
  return t('ending.done');
}
