import { expect, it } from 'vitest';
import { table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { boost, play } from '../small-clans/words.ts';
import { playScript } from './script.ts';

/** Three boosts name a tile, so that windows open inside windows. */
const NESTED = smallWith({
  rest: { face: boost(play('harvest')) },
  newcomers: { face: boost(play('construct')) },
  'ship-ahoy': { face: boost(play('explore')) },
});

const SCRIPT = `
panuk pawn 0 populate (l. 524)
  panuk: pawn 0 = active populate
-- CONSTRUCT, inside Populate.
panuk boost newcomers (l. 544)
  panuk: hand -newcomers
panuk declare construct (l. 544)
panuk boost windfall (l. 544)
  panuk: hand -windfall
panuk take wood (l. 643)
  panuk: wood +1
-- The Drummer answers each boost once it is over.
panuk take stone (l. 478)
  panuk: stone +1; discard +windfall; food +1
-- The inner action, then the boost it stood on is over, then Populate and the Midwife.
panuk construct snow-house (l. 508)
  panuk: hand -snow-house; empire +snow-house; discard +newcomers; food +1; workers +1; score +1
nanurjuk pawn 0 populate (l. 524)
  nanurjuk: pawn 0 = active populate
nanurjuk boost rest (l. 544)
  nanurjuk: hand -rest
-- Cheer: a point for a card that is readied.
nanurjuk boost wake-up (l. 635)
  nanurjuk: hand -wake-up; discard +wake-up; exhausted -milking; score +1
nanurjuk harvest nanurjuk-grove (l. 512)
  nanurjuk: wood +1; stone +1; discard +rest; workers +1
panuk use snow-house (l. 544)
  panuk: exhausted +snow-house
panuk declare construct (l. 544)
panuk construct rookery (l. 508)
  panuk: hand -rookery; empire +rookery
nanurjuk use drovers-path (l. 544)
  nanurjuk: exhausted +drovers-path
nanurjuk field hay-rack under nanurjuk-pasture (l. 474)
  nanurjuk: hand -hay-rack; under nanurjuk-pasture +hay-rack; sheep +1
nanurjuk harvest nanurjuk-pasture (l. 474)
  nanurjuk: food +1; sheep +2
panuk pawn 1 sail (l. 524)
  panuk: pawn 1 = active sail
panuk boost ship-ahoy (l. 544)
  panuk: hand -ship-ahoy
-- EXPLORE inside Sail: the field, the card, the Pathfinder's stone, the Drummer's food.
panuk field sealing-ground (l. 528)
  panuk: hand -sealing-ground +foreman; empire +sealing-ground; food +2; fish +1; stone +1; deck -foreman; discard +ship-ahoy
panuk sail fish (l. 518)
  panuk: fish -1; ships -1
  queue = panuk+fish
nanurjuk pawn 1 explore (l. 524)
  nanurjuk: pawn 1 = active explore
nanurjuk boost strike-camp (l. 528)
  nanurjuk: hand -strike-camp
nanurjuk pick river-trade (l. 534)
  nanurjuk: empire -river-trade; hand +river-trade +guest-tent; score +1; discard +strike-camp; deck -guest-tent
panuk place foreman pay stone (l. 451)
  panuk: stone -1; hand -foreman; empire +foreman
nanurjuk place river-trade pay stone (l. 460)
  nanurjuk: stone -1; hand -river-trade; empire +river-trade
panuk use rookery (l. 576)
  panuk: workers -1; resting +1; score +1; exhausted +rookery
nanurjuk pawn 1 sail pay food (l. 526)
  nanurjuk: food -1; pawn 1 = exhausted sail
-- Two food of the boost, one of the Tired Song; then there is one way to sail.
nanurjuk boost long-haul (l. 528)
  nanurjuk: hand -long-haul; discard +long-haul; exhausted +river-trade; food +3; ships -1
  queue = panuk+fish, nanurjuk
panuk pawn 0 explore pay food (l. 526)
  panuk: food -1; pawn 0 = exhausted explore
panuk explore (l. 478)
  panuk: hand +great-hunt; deck -great-hunt; stone +1
nanurjuk use milking (l. 576)
  nanurjuk: workers -1; resting +1; sheep +1; exhausted +milking
panuk place great-hunt pay stone (l. 451)
  panuk: stone -1; hand -great-hunt; empire +great-hunt
nanurjuk place guest-tent (l. 462)
  nanurjuk: workers -1; resting +1; score +1; hand -guest-tent; empire +guest-tent
panuk use great-hunt (l. 583)
  panuk: sheep +2; exhausted +great-hunt
nanurjuk pawn 0 construct pay food (l. 526)
  nanurjuk: food -1; pawn 0 = exhausted construct
nanurjuk construct milking (l. 508)
  nanurjuk: hand -milking; empire +milking
panuk pass (l. 362)
  panuk: passed +1
nanurjuk use milking#2 (l. 462)
  nanurjuk: workers -1; resting +1; sheep +1; exhausted +milking#2
nanurjuk pass (l. 362)
  nanurjuk: passed +1
  queue = nanurjuk
panuk island far amber-coast (l. 376)
  panuk: food +2; gold +2; ships +1
  far open +none -amber-coast
  far discard +amber-coast
  queue =
nanurjuk island near birch-holm (l. 374)
  nanurjuk: food +1; wood +2; ships +1; workers +4; resting -4; passed -1; pawn 0 = fresh; pawn 1 = fresh
  nanurjuk: exhausted -drovers-path -milking -milking#2 -river-trade; looks many-hands pasture second-wind elder-tent
  panuk: workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -snow-house -rookery -great-hunt
  panuk: looks egg-keeper mirror-ice fish-drive penguin-scout
  near open +hermits-rock +hot-spring -birch-holm -seal-skerry
  near deck -hermits-rock -hot-spring
  near discard +birch-holm +seal-skerry
  far open +trading-port +thing-field -abbey -none
  far deck -trading-port -thing-field
  far discard +abbey
  round +1
  first = nanurjuk
`;

it('windows inside windows, by hand', () => {
  const game = table(
    {
      clans: ['panuk', 'nanurjuk'],
      seats: {
        panuk: {
          goods: { wood: 2, stone: 2, food: 2, fish: 1 },
          hand: ['newcomers', 'windfall', 'rookery', 'ship-ahoy', 'sealing-ground', 'ice-hole', 'snow-house'],
          empire: ['drummer', 'pathfinder', 'midwife'],
          deck: ['foreman', 'great-hunt', 'egg-keeper', 'mirror-ice', 'fish-drive', 'penguin-scout'],
        },
        nanurjuk: {
          ...{ goods: { food: 2, stone: 1, wood: 1, sheep: 1 }, workers: 4, resting: 1 },
          hand: ['rest', 'wake-up', 'hay-rack', 'strike-camp', 'long-haul', 'milking'],
          empire: ['milking!', 'river-trade', 'cheer', 'tired-song', 'drovers-path'],
          deck: ['guest-tent', 'many-hands', 'pasture', 'second-wind', 'elder-tent'],
        },
      },
    },
    NESTED,
  );
  expect(playScript(game, SCRIPT)).toBe(42);
});
