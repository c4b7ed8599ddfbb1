import { phaseOf } from '#engine/empires-of-the-north/figures/phase.ts';
import type { Frame } from '#engine/empires-of-the-north/frames.ts';
import type { Prompt } from '../../../window/window.ts';
import type { Table } from '../types.ts';
import { sentence } from '../words/card-text.ts';
import { effectText } from '../words/effect-text.ts';
import { standingOn } from '../words/location-text.ts';
import { t } from '../words/t.ts';
import { cardName, seatName, tileName } from '../words/words.ts';

/** What is asked of `seat`, from the frame on top. */
export function questionFor(table: Table, seat: number | undefined): Prompt {
  const { view } = table;
  const frame = view.frames.at(-1);
  if (frame === undefined) return { title: t('ask.over'), why: '' };
  const who = seat === undefined ? '' : seatName(table.seats, seat);
  const cards = seat === undefined ? 0 : (view.players[seat]?.cards ?? 0);
  const values = { seat: who, cards };
  switch (frame.kind) {
    case 'opening':
    case 'observation':
      return { title: t('ask.choosing'), why: t('ask.choosing.why') };
    case 'turn':
    case 'storage':
      return { title: t(`ask.${frame.kind}`, values), why: t(`ask.${frame.kind}.why`, values) };
    case 'tile':
      return {
        title: t('ask.tile', { ...values, tile: tileName(frame.tile) }),
        why: t('ask.tile.why', { ...values, window: frame.window }),
      };
    case 'effect':
      return { title: t('ask.effect', { ...values, card: cardName(frame.card) }), why: clauseWords(table, frame) };
    case 'specials':
      return { title: t('ask.specials', values), why: t('ask.specials.why', { several: frame.waiting.length > 1 }) };
    case 'instant':
      return { title: t('ask.instant', values), why: t('ask.instant.why', { how: frame.how }) };
    case 'voyage':
      return { title: t('ask.voyage', values), why: t('ask.voyage.why', { fish: frame.fish }) };
    case 'landing':
      return {
        title: t('ask.landing', { ...values, island: cardName(frame.island) }),
        why: t('ask.landing.why', { raze: frame.raze }),
      };
    default:
      return { title: t('ask.waits', { phase: phaseOf(view) }), why: '' };
  }
}

/** What is left of an effect. */
function clauseWords(table: Table, { todo, by }: Extract<Frame, { kind: 'effect' }>): string {
  const [clause] = todo;
  return clause === undefined ? '' : sentence(effectText(clause, standingOn(table, by)));
}
