import { expect, it } from 'vitest';
import { table } from '../laid.ts';
import { playScript } from './script.ts';

const SCRIPT = `
panuk place pathfinder pay wood (l. 451)
  panuk: wood -1; hand -pathfinder; empire +pathfinder
glenn pawn 0 harvest (l. 524)
  glenn: pawn 0 = active harvest
glenn field sheep-meadow (l. 464)
  glenn: hand -sheep-meadow; empire +sheep-meadow; sheep +2
glenn harvest sheep-meadow (l. 512)
  glenn: sheep +2
ulaf place whetstone pay wood stone (l. 451)
  ulaf: wood -1; stone -1; hand -whetstone; empire +whetstone
nanurjuk place river-trade pay stone (l. 460)
  nanurjuk: stone -1; hand -river-trade; empire +river-trade
panuk pawn 0 explore (l. 524)
  panuk: pawn 0 = active explore
-- The field first, then the card drawn, then the Pathfinder's stone.
panuk field sealing-ground (l. 528)
  panuk: hand -sealing-ground +penguin-scout; empire +sealing-ground; food +1; fish +1; stone +1; deck -penguin-scout
glenn place harvest-home pay wood (l. 451)
  glenn: wood -1; hand -harvest-home; empire +harvest-home
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
nanurjuk use river-trade pay fish (l. 576)
  nanurjuk: fish -1; gold +1; exhausted +river-trade
panuk place rookery pay fish (l. 451)
  panuk: fish -1; hand -rookery; empire +rookery
glenn pawn 1 harvest (l. 524)
  glenn: pawn 1 = active harvest
glenn harvest glenn-wood (l. 478)
  glenn: wood +1; stone +1; food +1
ulaf raid nanurjuk nanurjuk-camp (l. 562)
  ulaf: raze -1
  nanurjuk: exhausted +nanurjuk-camp
nanurjuk pawn 0 populate (l. 524)
  nanurjuk: pawn 0 = active populate
nanurjuk field berry-field (l. 504)
  nanurjuk: hand -berry-field; empire +berry-field; food +2; workers +1
panuk use rookery (l. 576)
  panuk: workers -1; resting +1; score +1; exhausted +rookery
glenn place market pay wood (l. 451)
  glenn: wood -1; hand -market; empire +market
ulaf pawn 0 construct (l. 524)
  ulaf: pawn 0 = active construct
ulaf field pine-wood (l. 464)
  ulaf: hand -pine-wood; empire +pine-wood; wood +2
ulaf construct sea-lane (l. 508)
  ulaf: hand -sea-lane; empire +sea-lane
nanurjuk place guest-tent (l. 462)
  nanurjuk: workers -1; resting +1; score +1; hand -guest-tent; empire +guest-tent
panuk pawn 1 populate (l. 524)
  panuk: pawn 1 = active populate
panuk populate (l. 504)
  panuk: workers +1
glenn use market pay sheep (l. 577)
  glenn: sheep -1; exhausted +market
glenn take wood (l. 577)
  glenn: wood +1
glenn take wood (l. 577)
  glenn: wood +1
ulaf use sea-lane (l. 542)
  ulaf: exhausted +sea-lane
ulaf sail raze (l. 518)
  ulaf: raze -1; ships -1
  queue = ulaf+raze
-- Neither fish nor raze token, no card in hand: nothing is left to choose.
nanurjuk pawn 1 sail (l. 518)
  nanurjuk: pawn 1 = active sail; ships -1
  queue = ulaf+raze, nanurjuk
panuk pass (l. 362)
  panuk: passed +1
glenn pass (l. 362)
  glenn: passed +1
ulaf pass (l. 362)
  ulaf: passed +1
nanurjuk pass (l. 364)
  nanurjuk: passed +1
  queue = nanurjuk
ulaf island near blind (l. 374)
  near deck -hermits-rock
ulaf land conquer (l. 378)
  ulaf: empire +hermits-rock; hand +toll-keeper; deck -toll-keeper; ships +1
  queue =
nanurjuk island near seal-skerry (l. 374)
  nanurjuk: fish +3; ships +1; workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh
  nanurjuk: exhausted -nanurjuk-camp -river-trade; looks pasture milking strike-camp drovers-path
  ulaf: workers +1; resting -1; passed -1; pawn 0 = fresh; exhausted -sea-lane -whetstone
  ulaf: looks long-house war-horn fish-weir grudge
  panuk: workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -rookery
  panuk: looks rookery drummer midwife ice-hole
  glenn: passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -market
  glenn: looks fold-wall ledger early-bird wool-market
  near open +beacon +hot-spring -birch-holm -seal-skerry
  near deck -beacon -hot-spring
  near discard +birch-holm +seal-skerry
  far open +trading-port +thing-field -abbey -amber-coast
  far deck -trading-port -thing-field
  far discard +abbey +amber-coast
  round +1
  first = glenn
glenn keep early-bird (l. 329)
ulaf keep long-house grudge (l. 329)
panuk keep (l. 331)
nanurjuk keep milking (l. 329)
  glenn: keeps early-bird of fold-wall ledger early-bird wool-market
  ulaf: keeps long-house grudge of long-house war-horn fish-weir grudge
  panuk: keeps of rookery drummer midwife ice-hole
  nanurjuk: keeps milking of pasture milking strike-camp drovers-path
glenn place early-bird pay wood (l. 451)
  glenn: wood -1; hand -early-bird; empire +early-bird
`;

it('a round of four, by hand', () => {
  const game = table({
    players: 4,
    first: 'panuk',
    seats: {
      ulaf: {
        goods: { wood: 2, stone: 2, food: 1, fish: 1, raze: 1 },
        hand: ['whetstone', 'pine-wood', 'sea-lane'],
        deck: ['toll-keeper', 'long-house', 'war-horn', 'fish-weir', 'grudge'],
      },
      nanurjuk: {
        goods: { food: 1, sheep: 1, wood: 1, stone: 1, fish: 1 },
        hand: ['river-trade', 'guest-tent', 'berry-field'],
        deck: ['pasture', 'milking', 'strike-camp', 'drovers-path'],
      },
      panuk: {
        goods: { fish: 2, food: 1, stone: 1, wood: 1 },
        hand: ['rookery', 'pathfinder', 'sealing-ground'],
        deck: ['penguin-scout', 'rookery', 'drummer', 'midwife', 'ice-hole'],
      },
      glenn: {
        goods: { sheep: 2, food: 1, wood: 1, stone: 1 },
        hand: ['market', 'harvest-home', 'sheep-meadow'],
        deck: ['fold-wall', 'ledger', 'early-bird', 'wool-market'],
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(43);
});
