/** What it is worth to send a ship. */
import { defined } from '../../kernel/defined.ts';
import { discsIn } from '../figures/presence.ts';
import type { Evaluation } from './evaluation.ts';
import { berthsFree, footholdWorth, governorWorth, majorityChance, openChance } from './regions.ts';
import { tokenWorth } from './tokens.ts';

/** What the opening of a region is worth for each disc more, or less, than the others have there. */
const OPENING = 0.3;

/** The gain in chances to become governor by one more ship, `already` counted. */
export function governing(evaluation: Evaluation, region: number, already: number): number {
  const { box, state, seat } = evaluation;
  const { berths } = defined(box.regions[region]);
  const track = [...defined(state.ships[region]), ...Array.from({ length: already }, () => seat)];
  if (track.length >= berths) return 0;
  const before = majorityChance(track, berths, seat) * openChance(evaluation, region, already);
  const after = majorityChance([...track, seat], berths, seat) * openChance(evaluation, region, already + 1);
  return (after - before) * governorWorth(evaluation, region);
}

/** What it brings to open a region: it serves those most who have most discs there. */
export function openingWorth(evaluation: Evaluation, region: number, already: number): number {
  if (berthsFree(evaluation, region) - already !== 1) return 0;
  const { box, state, seat } = evaluation;
  const rivals = state.players.map((_, other) => (other === seat ? 0 : discsIn(box, state, other, region)));
  return OPENING * (discsIn(box, state, seat, region) + already + 1 - Math.max(0, ...rivals));
}

/** What a ship to a region is worth, its disc aside, after `already` more of the same action. */
export function shipWorth(evaluation: Evaluation, region: number, already = 0): number {
  const { box, state, temper } = evaluation;
  const { berths, firstSpace } = defined(box.regions[region]);
  const berth = defined(state.ships[region]).length + already;
  const token = berth < berths ? tokenWorth(evaluation, firstSpace + berth) : 0;
  const there = footholdWorth(evaluation, region, already) + openingWorth(evaluation, region, already);
  return temper.ship * (token + there) + governing(evaluation, region, already);
}
