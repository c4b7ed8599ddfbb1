import { expect, it } from 'vitest';
import { table } from '../laid.ts';
import { playScript } from './script.ts';

const SCRIPT = `
ulaf place battle-song pay stone (l. 451)
  ulaf: stone -1; hand -battle-song; empire +battle-song
nanurjuk place night-watch pay wood (l. 451)
  nanurjuk: wood -1; hand -night-watch; empire +night-watch
-- Battle Song: a point for a raid.
ulaf raid nanurjuk milking (l. 562)
  ulaf: raze -1; score +1
  nanurjuk: exhausted +milking
nanurjuk use night-watch pay food (l. 635)
  nanurjuk: food -1; exhausted +night-watch -milking
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
nanurjuk place cheer pay wood (l. 451)
  nanurjuk: wood -1; hand -cheer; empire +cheer
ulaf place grudge pay stone (l. 451)
  ulaf: stone -1; hand -grudge; empire +grudge
nanurjuk pawn 0 harvest (l. 524)
  nanurjuk: pawn 0 = active harvest
nanurjuk harvest nanurjuk-grove (l. 512)
  nanurjuk: wood +1; stone +1
ulaf pawn 0 explore (l. 524)
  ulaf: pawn 0 = active explore
ulaf boost war-horn (l. 528)
  ulaf: hand -war-horn
-- A raid by a card takes no token, and is a raid all the same; then the boost is discarded, then Explore.
ulaf raid nanurjuk river-trade (l. 534)
  ulaf: score +1; discard +war-horn; hand +long-house; deck -long-house
  nanurjuk: exhausted +river-trade
nanurjuk use nanurjuk-camp (l. 576)
  nanurjuk: workers -1; resting +1; exhausted +nanurjuk-camp
nanurjuk choose 1 (l. 488)
  nanurjuk: fish +1
ulaf place whetstone pay wood stone (l. 451)
  ulaf: wood -1; stone -1; hand -whetstone; empire +whetstone
nanurjuk place milking pay stone (l. 451)
  nanurjuk: stone -1; hand -milking; empire +milking
-- A new Location can be used from the next own turn on.
ulaf use whetstone#2 (l. 462)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone#2
nanurjuk place hard-work pay wood (l. 451)
  nanurjuk: wood -1; hand -hard-work; empire +hard-work
ulaf raid nanurjuk hard-work (l. 562)
  ulaf: raze -1; score +1
  nanurjuk: exhausted +hard-work
nanurjuk pawn 1 populate (l. 524)
  nanurjuk: pawn 1 = active populate
-- One worker rests, so one is recovered; Populate brings another.
nanurjuk boost rest (l. 645)
  nanurjuk: workers +2; resting -1; hand -rest; discard +rest
ulaf raid nanurjuk milking (l. 562)
  ulaf: raze -1; score +1
  nanurjuk: exhausted +milking
nanurjuk use milking#2 (l. 576)
  nanurjuk: workers -1; resting +1; sheep +1; exhausted +milking#2
ulaf pawn 1 construct (l. 524)
  ulaf: pawn 1 = active construct
ulaf boost call-to-arms (l. 528)
  ulaf: hand -call-to-arms; discard +call-to-arms; raze +1
ulaf construct long-house (l. 508)
  ulaf: hand -long-house; empire +long-house; score +2
nanurjuk place tired-song pay stone (l. 451)
  nanurjuk: stone -1; hand -tired-song; empire +tired-song
ulaf pawn 0 sail pay food (l. 526)
  ulaf: food -1; pawn 0 = exhausted sail
ulaf sail raze (l. 518)
  ulaf: raze -1; ships -1
  queue = ulaf+raze
nanurjuk pawn 0 sail pay food (l. 526)
  nanurjuk: food -1; pawn 0 = exhausted sail
nanurjuk sail fish (l. 518)
  nanurjuk: fish -1; ships -1
  queue = ulaf+raze, nanurjuk+fish
ulaf pass (l. 362)
  ulaf: passed +1
nanurjuk pass (l. 362)
  nanurjuk: passed +1
  queue = nanurjuk+fish
ulaf island near birch-holm (l. 374)
  near open +none -birch-holm
-- A conquered field gives its goods on arrival.
ulaf land conquer (l. 378)
  ulaf: empire +birch-holm; wood +2; sheep +1; ships +1
  queue =
-- Cheer does not count what the Cleanup readies.
nanurjuk island far amber-coast (l. 376)
  nanurjuk: food +2; gold +2; ships +1; workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh
  nanurjuk: exhausted -milking -milking#2 -river-trade -night-watch -nanurjuk-camp -hard-work
  nanurjuk: looks elder-tent guest-tent pasture hay-rack
  ulaf: workers +3; resting -3; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -whetstone -whetstone#2
  ulaf: looks sea-lane raiding-party harbour-master free-harbour
  near open +hermits-rock +hot-spring -none -seal-skerry
  near deck -hermits-rock -hot-spring
  near discard +seal-skerry
  far open +trading-port +thing-field -abbey -amber-coast
  far deck -trading-port -thing-field
  far discard +abbey +amber-coast
  round +1
  first = nanurjuk
ulaf keep sea-lane (l. 329)
nanurjuk keep elder-tent guest-tent (l. 329)
  nanurjuk: keeps elder-tent guest-tent of elder-tent guest-tent pasture hay-rack
  ulaf: keeps sea-lane of sea-lane raiding-party harbour-master free-harbour
nanurjuk place guest-tent (l. 462)
  nanurjuk: workers -1; resting +1; hand -guest-tent; empire +guest-tent; score +1
ulaf raid nanurjuk hard-work (l. 562)
  ulaf: raze -1; score +1
  nanurjuk: exhausted +hard-work
`;

it('a raid war of two, by hand', () => {
  const game = table({
    seats: {
      ulaf: {
        ...{ goods: { raze: 2, wood: 3, stone: 3, food: 2, fish: 1 }, workers: 4, resting: 1, score: 5 },
        hand: ['whetstone', 'battle-song', 'grudge', 'war-horn', 'call-to-arms'],
        empire: ['whetstone'],
        deck: ['long-house', 'sea-lane', 'raiding-party', 'harbour-master', 'free-harbour'],
      },
      nanurjuk: {
        ...{ goods: { stone: 2, wood: 3, food: 3, sheep: 1, fish: 1 }, score: 4 },
        hand: ['milking', 'night-watch', 'cheer', 'tired-song', 'hard-work', 'rest'],
        empire: ['milking', 'river-trade'],
        deck: ['elder-tent', 'guest-tent', 'pasture', 'hay-rack'],
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(40);
});
