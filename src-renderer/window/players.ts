import { PERSON } from '#main/contract/messages.ts';
import { t, tCode } from '../i18n/t.ts';
import type { GameCard } from './card.ts';

/** Who plays: a person, or which bot. A game's own bots have their names from its card. */
export function playerWords(player: string, card?: Pick<GameCard, 'bot'>): string {
  return player === PERSON ? t('player.person') : (card?.bot(player)?.name ?? tCode('bot', player));
}

/** A sentence about who plays. */
export function playerDescription(player: string, card?: Pick<GameCard, 'bot'>): string {
  if (player === PERSON) return t('player.person.why');
  return card?.bot(player)?.why ?? tCode('bot', `${player}.why`, {}, 'bot.unknown.why');
}
