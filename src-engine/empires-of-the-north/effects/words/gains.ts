import { defined } from '../../../kernel/defined.ts';
import { drawCards } from '../../rules/draw.ts';
import { gain, gainWorkers, points, recover } from '../../rules/gains.ts';
import { amountOf } from '../amount.ts';
import { byItself, type Asking, type Clause } from '../word.ts';

// What comes by itself, from the supply, the track, the own deck or the clan tile.

const own = ({ state, seat }: Asking) => defined(state.players[seat]);

/** Everything printed, from the supply. */
export const gainWord = byItself<Clause<'gain'>>(
  'effects/gain',
  () => true,
  (scene, { goods }) => gain(scene, scene.seat, goods, scene.frame.card),
);

/** New workers, ready and for good. */
export const workerWord = byItself<Clause<'worker'>>(
  'effects/worker',
  () => true,
  (scene, { n }) => gainWorkers(scene, scene.seat, n, scene.frame.card),
);

/** Points, marked at once. */
export const vpWord = byItself<Clause<'vp'>>(
  'effects/vp',
  (scene, { n }) => amountOf(scene, n) > 0,
  (scene, { n }) => points(scene, scene.seat, amountOf(scene, n), scene.frame.card),
);

/** Cards of the own deck; fewer if there are no more (ruling 39). */
export const drawWord = byItself<Clause<'draw'>>(
  'effects/draw',
  (scene) => own(scene).deck.length + own(scene).discard.length > 0,
  (scene, { n }) => drawCards(scene, scene.seat, n, scene.frame.card),
);

/** Workers from the clan tile to the stock. */
export const recoverWord = byItself<Clause<'recover'>>(
  'effects/recover',
  (scene) => own(scene).resting > 0,
  (scene, { n }) => recover(scene, scene.seat, n),
);

/** How many ships of its clan a player has, in the stock and in the queue. */
function clanShips({ state, seat }: Asking): number {
  let ships = defined(state.players[seat]).ships.clan;
  for (const ship of state.queue) if (ship.seat === seat && !ship.common) ships++;
  return ships;
}

/**
 * A ship into the stock, for good. A clan never has more than one ship besides those of the start (l. 522); common ones are
 * unlimited (ruling 50).
 */
export const shipWord = byItself<Clause<'ship'>>(
  'effects/ship',
  (scene, { of }) => of === 'common' || clanShips(scene) <= scene.box.pack.supply.ships,
  ({ state, seat, emit, frame }, { of }) => {
    defined(state.players[seat]).ships[of]++;
    emit({ type: 'ship-gained', seat, common: of === 'common', by: frame.card });
  },
);
