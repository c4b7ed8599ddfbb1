/** Cards and islands that were given: each whole, in the notation of `brief.ts`. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { cardBrief, islandBrief } from './brief.ts';
import { clanOf } from './clans.ts';

const SAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ulaf: {
    'flokis-workshop': '×1 ship | 2 Wo | plain, bonus ship(clan)',
    watchtower: '×1 axe | 1 Wo 2 St | special when(conquer): vp(2)',
    'twin-ships': '×1 ship | 2 Wo 1 St | special when(pillage): gain(1 Wo) / gain(1 Fi)',
    'whetstone-yard': '×3 axe | 1 Wo 1 St | action 1 wk → gain(1 Ra)',
    'red-sail': '×3 ship | sail | boost advance(1); gain(1 Ra)',
  },
  heidel: {
    'drinking-competition': '×2 mug | harvest | boost move; ready(mug, 1)',
    'mead-cellar': '×3 barrel | 1 Wo 1 St | action 1 Fo, 1 wk → vp(2)',
    'long-bench': '×2 bench | 1 Wo | action 1 wk → ready(barrel, 1)',
    toastmaster: '×1 mug | 1 Wo 1 St 1 Sh | special when(ready(mug or barrel)) once a turn, not in Cleanup: vp(1)',
    'sleeping-giant': '×1 hall | 1 Wo 2 St | action exhaust(ready) → vp(2)',
  },
  panuk: {
    'frozen-shipyard': '×1 boat | 2 Wo 2 St | plain, bonus vp(count(ice))',
    rookery: '×3 penguin | 1 Fi | action 1 wk → vp(1)',
    'ring-of-igloos': '×2 ice | 1 Wo 2 St | plain, bonus vp(min(6, 2 × sets(penguin, ice, hunter)))',
    'egg-keeper': '×3 penguin | 1 Wo 1 Fi | special when(build(penguin)): gain(1 Fo) / gain(1 Fi)',
    'mirror-ice': '×2 ice | 1 Wo 1 St | copy',
  },
  nanurjuk: {
    'river-trade': '×2 trail | 1 St | action 1 Fi → gain(1 Go)',
    'summer-camp': '×2 tent | 1 Sh | plain, bonus vp(1)',
    'strike-camp': '×3 tent | explore | boost lift(no field); vp(1); recover(1)',
    'burnt-bridges': '×3 sled | 1 Wo | action drop(any own) → vp(2)',
    'followers-of-the-herd': '×1 herd | 1 Wo 2 Sh | special when(leave(any own)): gain(1 Fo) / vp(1)',
  },
  glenn: {
    'neighbours-icehouse': '×2 hearth | harvest | either field 1 Fo 1 Fi or upgrade 1 Fi',
    'terraced-fold': '×3 fold | populate | upgrade 1 Sh',
    'wool-market': '×3 craft | 1 Wo 1 St | action 1 Sh, 1 wk → vp(2)',
    'drovers-path': '×2 meadow | 2 Wo 1 St | action 1 Fo → HARVEST',
    'many-hands': '×1 hearth | 1 Wo 1 St 1 Sh | special when(harvest) once a turn: gain(1 Fo) / recover(1)',
  },
  mackinnon: {
    'field-stone-vault': '×3 coin | 2 St | storage 2 resource : gain(1 Go), cap 4, bonus assign(resource, 2, this)',
    'gold-ledger': '×2 ledger | 2 Wo 1 St | storage 1 Go : vp(1), cap 2, bonus assign(Go, 2, this)',
    'bill-of-credit': '×3 ledger | explore | boost gain(2 Go); gain(1 Wo) / gain(1 St); assign(wk, 1, storage)',
    'pay-out-day': '×1 coin | populate | boost release(good, all, storage); vp(min(3, released div 2))',
    'estate-agent': '×2 estate | 1 Wo 1 St | action 1 Go → vp(2)',
  },
};

describe.each(Object.entries(SAMPLES))('the given cards of %s', (id, samples) => {
  it('are all there, as they were given', () => {
    const cards = clanOf(id).cards.filter((card) => card.id in samples);
    expect(Object.fromEntries(cards.map((card) => [card.id, cardBrief(card)]))).toEqual(samples);
    expect(cards).toHaveLength(5);
  });
});

const NEAR = {
  'seal-skerry': 'gain(3 Fi) | field 1 Fo 2 Fi',
  'birch-holm': 'gain(1 Fo 2 Wo) | field 2 Wo 1 Sh',
  'slate-isle': 'gain(1 Wo 2 St) | field 2 St 1 Fi',
  'goose-meadow': 'gain(1 Fo 2 Sh) | field 1 Fo 2 Sh',
  'hermits-rock': 'gain(1 Fo 1 Go) | action 1 wk → draw(2), bonus draw(1)',
  'wreckers-bay': 'gain(1 Wo 1 Ra) | action 1 wk → gain(1 Fo 1 Ra)',
  'market-strand': 'gain(1 Sh 1 Go) | action 1 resource → gain(2 other resource), bonus gain(1 Go)',
  'hot-spring': 'worker(1); gain(1 Fo) | action → recover(2), bonus gain(1 Fo)',
  'beacon-isle': 'draw(2); vp(1) | special when(sail): gain(1 Fi)',
  'barrow-isle': 'vp(2) | special when(boost): vp(1)',
  'old-harbour': 'gain(1 Wo 1 St 1 Fi) | plain, bonus ship(common); vp(1)',
  'feast-hall': 'gain(2 Fo 1 Sh) | plain, bonus vp(3)',
};

const FAR = {
  'amber-coast': 'gain(2 Fo 2 Go) | field 2 Go',
  'great-forest': 'gain(4 Wo 1 Go) | field 3 Wo 1 Sh',
  'iron-cliffs': 'gain(2 St 2 Ra) | field 2 St 1 Ra',
  'abbey-isle': 'vp(3); gain(1 Go) | action 1 Go → vp(3)',
  'whale-road': 'gain(4 Fi); vp(1) | action 1 Fi → vp(2), bonus vp(2)',
  'trading-port': 'gain(2 St 2 Go) | action → HARVEST / SAIL, bonus gain(1 Fo)',
  'thing-field': 'worker(2); gain(2 Fo) | action → worker(1), bonus worker(2)',
  'rune-stones': 'draw(3); vp(2) | special when(explore): vp(1), bonus draw(2)',
  'vine-slope': 'gain(4 Fo 1 Go) | special when(again) once a round: gain(1 Fo); vp(1)',
  'jarls-seat': 'vp(4) | plain, bonus vp(5)',
};

describe('islands', () => {
  const of = (pile: 'near' | 'far') =>
    Object.fromEntries(BASE_PACK.islands.filter((one) => one.pile === pile).map((one) => [one.id, islandBrief(one)]));

  it('are twelve near ones, as they were given', () => {
    expect(of('near')).toEqual(NEAR);
    expect(Object.keys(NEAR)).toHaveLength(12);
  });

  it('are ten far ones, as they were given', () => {
    expect(of('far')).toEqual(FAR);
    expect(Object.keys(FAR)).toHaveLength(10);
  });
});
