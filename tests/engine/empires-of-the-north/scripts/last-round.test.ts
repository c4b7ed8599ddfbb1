import { expect, it } from 'vitest';
import { SMALL, sum, table } from '../laid.ts';
import { playScript } from './script.ts';

const SCRIPT = `
panuk place mirror-ice pay wood stone of rookery (l. 631)
  panuk: wood -1; stone -1; hand -mirror-ice; empire +mirror-ice; mirror-ice copies = rookery
ulaf pawn 0 sail (l. 524)
  ulaf: pawn 0 = active sail
ulaf sail fish raze (l. 518)
  ulaf: fish -1; raze -1; ships -1
  queue = ulaf+fish+raze
panuk use mirror-ice (l. 631)
  panuk: workers -1; resting +1; score +1; exhausted +mirror-ice
ulaf place raiding-party pay stone (l. 451)
  ulaf: stone -1; hand -raiding-party; empire +raiding-party
panuk use rookery (l. 576)
  panuk: workers -1; resting +1; score +1; exhausted +rookery
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
panuk place mirror-pool pay wood of great-hunt (l. 631)
  panuk: wood -1; hand -mirror-pool; empire +mirror-pool; mirror-pool copies = great-hunt
ulaf raid panuk great-hunt (l. 562)
  ulaf: raze -1
  panuk: exhausted +great-hunt
panuk place snow-architect pay wood (l. 451)
  panuk: wood -1; hand -snow-architect; empire +snow-architect
ulaf pawn 1 populate (l. 524)
  ulaf: pawn 1 = active populate
ulaf populate (l. 504)
  ulaf: workers +1
-- The original is exhausted, its Copy is not.
panuk use mirror-pool (l. 631)
  panuk: sheep +2; exhausted +mirror-pool
ulaf pass (l. 362)
  ulaf: passed +1
panuk use snow-architect pay fish (l. 576)
  panuk: fish -1; exhausted +snow-architect
-- One set: the one penguin. Twice one are two.
panuk build ring-of-igloos (l. 486)
  panuk: hand -ring-of-igloos; empire +ring-of-igloos; score +2
panuk pawn 0 construct (l. 524)
  panuk: pawn 0 = active construct
panuk construct egg-keeper (l. 508)
  panuk: hand -egg-keeper; empire +egg-keeper
panuk use snow-house (l. 544)
  panuk: exhausted +snow-house
panuk declare construct (l. 544)
-- Four of ice: the Copy, the Snow House, the Ring and itself.
panuk construct frozen-shipyard (l. 583)
  panuk: hand -frozen-shipyard; empire +frozen-shipyard; score +4
panuk pawn 1 harvest (l. 524)
  panuk: pawn 1 = active harvest
panuk harvest panuk-shore (l. 512)
  panuk: fish +1; food +1
panuk pawn 0 harvest pay food (l. 526)
  panuk: food -1; pawn 0 = exhausted harvest
panuk harvest panuk-bay (l. 512)
  panuk: fish +1
panuk pass (l. 362)
  panuk: passed +1
  queue =
ulaf island far jarls-seat (l. 376)
  far open +none -jarls-seat
-- Two for the island, two of the Watchtower: 25, first reached in the Expedition. The next round is the last.
ulaf land conquer (l. 399)
  ulaf: empire +jarls-seat; score +4; ships +1; workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh
  ulaf: exhausted -whetstone; looks grudge sea-lane battle-song old-pilot
  panuk: workers +2; resting -2; passed -1; pawn 0 = fresh; pawn 1 = fresh
  panuk: exhausted -mirror-ice -rookery -great-hunt -mirror-pool -snow-architect -snow-house
  panuk: looks midwife first-fire foreman drummer
  near open +hermits-rock +hot-spring -birch-holm -seal-skerry
  near deck -hermits-rock -hot-spring
  near discard +birch-holm +seal-skerry
  far open +amber-coast +trading-port -abbey -none
  far deck -amber-coast -trading-port
  far discard +abbey
  round +1
  last +1
  first = ulaf
ulaf keep grudge (l. 329)
panuk keep first-fire (l. 329)
  panuk: keeps first-fire of midwife first-fire foreman drummer
  ulaf: keeps grudge of grudge sea-lane battle-song old-pilot
ulaf place long-house pay wood wood stone (l. 451)
  ulaf: wood -2; stone -1; hand -long-house; empire +long-house; score +2
panuk place first-fire pay stone (l. 486)
  panuk: stone -1; hand -first-fire; empire +first-fire; score +3
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
panuk use mirror-ice (l. 631)
  panuk: workers -1; resting +1; score +1; exhausted +mirror-ice
ulaf raid panuk rookery (l. 562)
  ulaf: raze -1
  panuk: exhausted +rookery
panuk use mirror-pool (l. 631)
  panuk: sheep +2; exhausted +mirror-pool
ulaf pawn 0 sail (l. 524)
  ulaf: pawn 0 = active sail
ulaf sail (l. 518)
  ulaf: ships -1
  queue = ulaf
panuk pass (l. 362)
  panuk: passed +1
ulaf pass (l. 364)
  ulaf: passed +1
  queue =
-- Nothing is cleaned up in the last round.
ulaf island near hermits-rock (l. 390)
  ulaf: food +1; gold +1; ships +1
  near open +none -hermits-rock
  near discard +hermits-rock
  ended +1
`;

it('copies, and a last round, by hand', () => {
  const game = table({
    clans: ['panuk', 'ulaf'],
    far: { open: ['jarls-seat', 'abbey'] },
    seats: {
      panuk: {
        ...{ score: 12, goods: { wood: 4, stone: 4, fish: 2, food: 1 } },
        hand: ['mirror-ice', 'mirror-pool', 'frozen-shipyard', 'snow-architect', 'ring-of-igloos', 'egg-keeper'],
        empire: ['rookery', 'great-hunt', 'snow-house'],
        deck: ['midwife', 'first-fire', 'foreman', 'drummer'],
      },
      ulaf: {
        ...{ score: 21, goods: { wood: 2, stone: 2, raze: 1, fish: 1, food: 1 } },
        hand: ['long-house', 'raiding-party'],
        empire: ['watchtower', 'whetstone'],
        deck: ['grudge', 'sea-lane', 'battle-song', 'old-pilot'],
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(41);
  // Track, cards, pairs of resources, gold: 24 + 13 + 5, and 27 + 8 + 1 + 1.
  expect([sum(game.score('panuk')), sum(game.score('ulaf'))]).toEqual([42, 37]);
  expect(SMALL.game.outcome(game.state)?.seats.map(({ place }) => place)).toEqual([1, 2]);
});
