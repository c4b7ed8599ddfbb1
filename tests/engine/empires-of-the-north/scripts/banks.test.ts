import { expect, it } from 'vitest';
import { table } from '../laid.ts';
import { playScript } from './script.ts';

const SCRIPT = `
glenn place bookkeeper pay stone (l. 451)
  glenn: stone -1; hand -bookkeeper; empire +bookkeeper
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
glenn place vault pay stone stone (l. 486)
  glenn: stone -2; hand -vault; empire +vault
-- The Bookkeeper's point for each.
glenn assign fish vault (l. 623)
  glenn: fish -1; on vault +fish; score +1
glenn assign wood vault (l. 623)
  glenn: wood -1; on vault +wood; score +1
ulaf pawn 0 populate (l. 504)
  ulaf: pawn 0 = active populate; workers +1
glenn place ledger pay wood (l. 486)
  glenn: wood -1; hand -ledger; empire +ledger
glenn assign gold ledger (l. 623)
  glenn: gold -1; on ledger +gold; score +1
glenn done (l. 623)
ulaf pawn 1 harvest (l. 524)
  ulaf: pawn 1 = active harvest
ulaf harvest ulaf-wood (l. 512)
  ulaf: wood +1; stone +1
glenn pawn 0 explore (l. 524)
  glenn: pawn 0 = active explore
glenn boost credit (l. 528)
  glenn: hand -credit; gold +2
glenn assign worker ledger (l. 623)
  glenn: workers -1; on ledger +worker; score +1; discard +credit; hand +spender; deck -spender
ulaf raid glenn treasurer (l. 562)
  ulaf: raze -1
  glenn: exhausted +treasurer
glenn place inn pay wood (l. 451)
  glenn: wood -1; hand -inn; empire +inn
ulaf pass (l. 362)
  ulaf: passed +1
glenn use paymaster (l. 623)
  glenn: exhausted +paymaster
glenn assign fish smoke-house (l. 623)
  glenn: fish -1; on smoke-house +fish; score +1
glenn place spender pay gold (l. 205)
  glenn: gold -1; hand -spender; empire +spender
glenn place chest pay wood (l. 451)
  glenn: wood -1; hand -chest; empire +chest
glenn assign sheep chest (l. 623)
  glenn: sheep -1; on chest +sheep; score +1
glenn pawn 1 populate (l. 524)
  glenn: pawn 1 = active populate
glenn boost pay-out (l. 641)
  glenn: hand -pay-out
-- Two things released: a point; the Spender's food; then Populate.
glenn pick vault (l. 641)
  glenn: fish +1; wood +1; on vault -fish -wood; score +1; food +1; discard +pay-out; workers +1
glenn pawn 0 sail pay food (l. 526)
  glenn: food -1; pawn 0 = exhausted sail
glenn sail fish (l. 518)
  glenn: fish -1; ships -1
  queue = glenn+fish
glenn pass (l. 362)
  glenn: passed +1
  queue =
-- What lies on the cards stays there through the Cleanup, the worker too.
glenn island far amber-coast (l. 623)
  glenn: food +2; gold +2; ships +1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -paymaster -treasurer
  glenn: looks treasure-hall early-bird fold-wall market
  ulaf: workers +1; resting -1; passed -1; pawn 0 = fresh; pawn 1 = fresh; exhausted -whetstone
  ulaf: looks grudge sea-lane long-house twin-ships
  near open +hermits-rock +hot-spring -birch-holm -seal-skerry
  near deck -hermits-rock -hot-spring
  near discard +birch-holm +seal-skerry
  far open +trading-port +thing-field -abbey -amber-coast
  far deck -trading-port -thing-field
  far discard +abbey +amber-coast
  round +1
  first = ulaf
ulaf keep (l. 331)
-- Storage: the Ledger's gold is a point; one fish and one sheep are no pair, and the Inn is empty.
glenn keep treasure-hall early-bird (l. 335)
  glenn: keeps treasure-hall early-bird of treasure-hall early-bird fold-wall market; score +1
  ulaf: keeps of grudge sea-lane long-house twin-ships
ulaf pawn 0 populate (l. 504)
  ulaf: pawn 0 = active populate; workers +1
glenn place early-bird pay wood (l. 451)
  glenn: wood -1; hand -early-bird; empire +early-bird
ulaf pawn 1 sail (l. 524)
  ulaf: pawn 1 = active sail
ulaf sail raze (l. 518)
  ulaf: raze -1; ships -1
  queue = ulaf+raze
glenn pawn 0 harvest (l. 524)
  glenn: pawn 0 = active harvest
glenn harvest glenn-wood (l. 512)
  glenn: wood +1; stone +1
ulaf use whetstone (l. 576)
  ulaf: workers -1; resting +1; raze +1; exhausted +whetstone
-- Gold stands for the second wood; a point for the gold on the Ledger.
glenn place treasure-hall pay wood stone gold (l. 205)
  glenn: wood -1; stone -1; gold -1; hand -treasure-hall; empire +treasure-hall; score +1
ulaf raid glenn paymaster (l. 562)
  ulaf: raze -1
  glenn: exhausted +paymaster
-- Ulaf has used both pawns and has no food: they pass by themselves.
glenn use treasurer (l. 641)
  glenn: exhausted +treasurer; gold +1; on ledger -gold; food +1
  ulaf: passed +1
glenn pass (l. 362)
  glenn: passed +1
  queue =
`;

it('banks over two rounds, by hand', () => {
  const game = table({
    clans: ['glenn', 'ulaf'],
    seats: {
      glenn: {
        goods: { stone: 3, wood: 4, gold: 2, fish: 2, food: 1, sheep: 1 },
        hand: ['vault', 'ledger', 'inn', 'credit', 'pay-out', 'bookkeeper', 'chest'],
        empire: ['paymaster', 'smoke-house', 'treasurer'],
        deck: ['spender', 'treasure-hall', 'early-bird', 'fold-wall', 'market'],
      },
      ulaf: {
        goods: { fish: 1, raze: 1 },
        empire: ['whetstone'],
        deck: ['grudge', 'sea-lane', 'long-house', 'twin-ships'],
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(42);
});
