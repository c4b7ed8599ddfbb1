import { expect, it } from 'vitest';
import { table } from '../laid.ts';
import { playScript } from './script.ts';

const SCRIPT = `
ulaf place floki-workshop pay wood wood (l. 522)
  ulaf: wood -2; ships +1; hand -floki-workshop; empire +floki-workshop
panuk pawn 0 sail (l. 524)
  panuk: pawn 0 = active sail
panuk field moss-field (l. 464)
  panuk: hand -moss-field; empire +moss-field; wood +1; stone +1
panuk sail fish raze (l. 518)
  panuk: fish -1; raze -1; ships -1
  queue = panuk+fish+raze
glenn pawn 0 sail (l. 524)
  glenn: pawn 0 = active sail
glenn field mixed-field (l. 464)
  glenn: hand -mixed-field; empire +mixed-field; food +1; wood +1
glenn sail fish (l. 518)
  glenn: fish -1; ships -1
  queue = panuk+fish+raze, glenn+fish
ulaf place harbour-master pay wood (l. 451)
  ulaf: wood -1; hand -harbour-master; empire +harbour-master
panuk use master-of-trades (l. 542)
  panuk: workers -1; resting +1; exhausted +master-of-trades
panuk declare sail (l. 542)
panuk boost ship-ahoy (l. 528)
  panuk: hand -ship-ahoy +snow-house; discard +ship-ahoy; deck -snow-house
panuk sail (l. 518)
  panuk: ships -1
  queue = panuk+fish+raze, glenn+fish, panuk
glenn place harvest-home pay wood (l. 451)
  glenn: wood -1; hand -harvest-home; empire +harvest-home
ulaf pawn 0 sail (l. 524)
  ulaf: pawn 0 = active sail
-- The Harbour Master gives the fish back.
ulaf sail fish raze (l. 478)
  ulaf: raze -1; ships -1
  queue = panuk+fish+raze, glenn+fish, panuk, ulaf+fish+raze
panuk place snow-house pay stone (l. 451)
  panuk: stone -1; hand -snow-house; empire +snow-house
glenn use market pay wood (l. 577)
  glenn: wood -1; exhausted +market
glenn take fish (l. 577)
  glenn: fish +1
glenn take stone (l. 577)
  glenn: stone +1
ulaf use old-pilot (l. 625)
  ulaf: exhausted +old-pilot
ulaf advance 3 (l. 625)
  queue = panuk+fish+raze, glenn+fish, ulaf+fish+raze, panuk
ulaf advance 2 (l. 625)
  queue = panuk+fish+raze, ulaf+fish+raze, glenn+fish, panuk
panuk pawn 1 explore (l. 500)
  panuk: pawn 1 = active explore; hand +drummer; deck -drummer
glenn pawn 1 populate (l. 524)
  glenn: pawn 1 = active populate
glenn populate (l. 504)
  glenn: workers +1
ulaf pawn 1 sail (l. 524)
  ulaf: pawn 1 = active sail
-- At once, and before the Sail that was declared.
ulaf boost following-wind (l. 490)
  ulaf: hand -following-wind
  queue = panuk+fish+raze, glenn+fish, panuk
ulaf island far abbey (l. 376)
  far open +none -abbey
ulaf land pillage (l. 378)
  ulaf: score +3; gold +1; ships +1
  far discard +abbey
-- The Twin Ships.
ulaf choose 1 (l. 488)
  ulaf: fish +1; discard +following-wind
-- The ship that came home sails again, and the Harbour Master gives a fish again.
ulaf sail fish (l. 490)
  ulaf: ships -1
  queue = panuk+fish+raze, glenn+fish, panuk, ulaf+fish
panuk place drummer pay wood (l. 451)
  panuk: wood -1; hand -drummer; empire +drummer
glenn pass (l. 362)
  glenn: passed +1
ulaf place landing-party pay stone (l. 451)
  ulaf: stone -1; hand -landing-party; empire +landing-party
panuk pass (l. 362)
  panuk: passed +1
ulaf pawn 0 harvest pay food (l. 526)
  ulaf: food -1; pawn 0 = exhausted harvest
ulaf harvest ulaf-camp (l. 512)
  ulaf: raze +1
ulaf pawn 1 explore pay food (l. 526)
  ulaf: food -1; pawn 1 = exhausted explore
ulaf explore (l. 500)
  ulaf: hand +grudge; deck -grudge
ulaf pass (l. 362)
  ulaf: passed +1
  queue = glenn+fish, panuk, ulaf+fish
panuk island far blind (l. 376)
  far deck -trading-port
panuk land conquer (l. 378)
  panuk: empire +trading-port; food +1; ships +1
  queue = panuk, ulaf+fish
-- With its fish, but near: it is lost all the same.
glenn island near seal-skerry (l. 380)
  glenn: fish +3; ships +1
  near open +none -seal-skerry
  near discard +seal-skerry
  queue = ulaf+fish
panuk island near blind (l. 374)
  panuk: food +1; gold +1; ships +1
  near deck -hermits-rock
  near discard +hermits-rock
  queue =
ulaf island far amber-coast (l. 376)
  ulaf: food +2; gold +2; ships +1
  far open +none -amber-coast
  far discard +amber-coast
ulaf choose 0 (l. 488)
  ulaf: wood +1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -old-pilot
  ulaf: looks watchtower sea-lane call-to-arms battle-song
  panuk: workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -master-of-trades
  panuk: looks egg-keeper midwife ice-hole rookery
  glenn: passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -market
  glenn: looks vault ledger smoke-house inn
  near open +beacon +hot-spring -birch-holm -none
  near deck -beacon -hot-spring
  near discard +birch-holm
  far open +jarls-seat +thing-field -none -none
  far deck -jarls-seat -thing-field
  round +1
  first = panuk
`;

it('an expedition of three with swaps and an instant voyage, by hand', () => {
  const game = table({
    clans: ['ulaf', 'panuk', 'glenn'],
    seats: {
      ulaf: {
        goods: { wood: 5, stone: 3, food: 2, fish: 3, raze: 2 },
        hand: ['floki-workshop', 'harbour-master', 'red-sail', 'following-wind', 'landing-party', 'free-harbour'],
        empire: ['old-pilot', 'twin-ships'],
        deck: ['grudge', 'watchtower', 'sea-lane', 'call-to-arms', 'battle-song'],
      },
      panuk: {
        goods: { fish: 2, food: 1, wood: 1, raze: 1 },
        hand: ['moss-field', 'ship-ahoy'],
        empire: ['rookery', 'master-of-trades'],
        deck: ['snow-house', 'drummer', 'egg-keeper', 'midwife', 'ice-hole', 'rookery'],
      },
      glenn: {
        goods: { food: 2, fish: 1, sheep: 1, wood: 2 },
        hand: ['lost-lamb', 'harvest-home', 'mixed-field'],
        empire: ['market'],
        deck: ['vault', 'ledger', 'smoke-house', 'inn'],
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(46);
});
