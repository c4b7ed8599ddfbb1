import { defined } from '../../kernel/defined.ts';
import type { Goods } from '../data/goods.ts';
import type { RunContext } from './context.ts';
import { addGoods } from './stock.ts';

/** Gains goods from the supply. `by` is the card they come from, null for a rule. */
export function gain({ state, emit }: RunContext, seat: number, goods: Goods, by: string | null): void {
  addGoods(defined(state.players[seat]), goods);
  emit({ type: 'gained', seat, goods: { ...goods }, workers: 0, by });
}

/** Gains new workers, ready and for good (rulebook, "Peupler"). */
export function gainWorkers({ state, emit }: RunContext, seat: number, workers: number, by: string | null): void {
  if (workers === 0) return;
  defined(state.players[seat]).workers += workers;
  emit({ type: 'gained', seat, goods: {}, workers, by });
}

/** Marks points at once (rulebook, "Rappels importants"); none is no event. */
export function points({ state, emit }: RunContext, seat: number, gained: number, by: string | null): void {
  if (gained === 0) return;
  const player = defined(state.players[seat]);
  player.score += gained;
  emit({ type: 'points', seat, points: gained, score: player.score, by });
}

/** Takes up to `most` workers from the clan tile back to the stock, ready (rulebook, "Récupérer"). Some rest there: else it is not done. */
export function recover({ state, emit }: RunContext, seat: number, most: number): void {
  const player = defined(state.players[seat]);
  const workers = Math.min(most, player.resting);
  player.resting -= workers;
  player.workers += workers;
  emit({ type: 'recovered', seat, workers });
}
