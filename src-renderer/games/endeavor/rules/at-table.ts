import { isOpen } from '#engine/endeavor/figures/presence.ts';
import type { Action } from '#engine/endeavor/data/schema.ts';
import type { Frame } from '#engine/endeavor/frames.ts';
import type { InspectId } from '../../../window/inspection.ts';
import type { RuleAnchor, RulesAtTable } from '../../../window/rules.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { symbolRule } from './entries/buildings.ts';

/** Where each decision, and whatever happens by itself, is explained. */
const PENDING: Readonly<Record<Exclude<Frame['kind'], 'second' | 'neutral'>, RuleAnchor>> = {
  rounds: 'rounds',
  build: 'phases/build/level',
  growth: 'phases/growth',
  salaries: 'phases/salaries',
  returns: 'phases/salaries/which',
  actions: 'phases/actions',
  turn: 'phases/actions/turn',
  discard: 'pass/discard',
  'round-end': 'round-end/limit',
};

/** What the neutral colour may do after each action. */
const NEUTRAL: Readonly<Record<Extract<Frame, { kind: 'neutral' }>['action'], RuleAnchor>> = {
  ship: 'two-players/ship',
  occupy: 'two-players/occupy',
  draw: 'two-players/draw',
};

/** What is going on: the section about the frame on top, and the score once there is none. */
function now({ view, pack }: Pick<Table, 'view' | 'pack'>): RuleAnchor {
  const top = view.frames.at(-1);
  if (top === undefined) return 'score';
  if (top.kind === 'neutral') return NEUTRAL[top.action];
  if (top.kind !== 'second') return PENDING[top.kind];
  const action = packIndexOf(pack).buildings.get(top.by)?.action;
  return action === undefined || action === null ? 'actions/double/second' : symbolRule(action);
}

type Finder = (table: Table, which: string) => RuleAnchor | undefined;

const always =
  (anchor: RuleAnchor): Finder =>
  () =>
    anchor;

/** What happens to a city next: it opens with its region, it is occupied, or it is attacked. */
function aboutCity({ view, pack }: Table, id: string): RuleAnchor | undefined {
  const box = packIndexOf(pack);
  const at = box.cityAt.get(id);
  const city = at === undefined ? undefined : box.cities[at];
  if (at === undefined || city === undefined) return undefined;
  if (!isOpen(box, view, city.region)) return 'opening';
  const next: Action = (view.cities[at] ?? -1) < 0 ? 'occupy' : 'attack';
  return symbolRule(next);
}

/** A track is filled, or opens its region, or has no space left. */
function aboutTrack({ view, pack }: Table, id: string): RuleAnchor | undefined {
  const box = packIndexOf(pack);
  const at = box.regionAt.get(id);
  const region = at === undefined ? undefined : box.regions[at];
  if (at === undefined || region === undefined) return undefined;
  if (region.berths === 0) return 'actions/ship/europe';
  const shipped = view.ships[at]?.length ?? 0;
  if (shipped >= region.berths) return 'actions/ship/full';
  return shipped + 1 === region.berths ? 'opening/governor' : 'actions/ship';
}

const FINDERS: Readonly<Record<string, Finder>> = {
  seat: always('parts/board'),
  down: always('slavery/face-down'),
  track: (_, track) => `tracks/${track}`,
  token: (_, token) => `token/${token}`,
  harbour: always('parts/discs'),
  supply: always('parts/discs'),
  'place:city': aboutCity,
  'place:ship': aboutTrack,
  'place:stack': ({ pack }, id) => {
    if (!packIndexOf(pack).stackAt.has(id)) return undefined;
    return id === pack.slavery.stack ? 'slavery/cards' : 'actions/draw/discs';
  },
  'place:route': ({ pack }, id) => (packIndexOf(pack).routeAt.has(id) ? 'routes' : undefined),
  'thing:building': (_, id) => `building/${id}`,
  'thing:card': (_, id) => `card/${id}`,
  'thing:token': (_, id) => `token/${id}`,
};

function of(table: Table, id: InspectId): RuleAnchor | undefined {
  const [kind = '', which = '', ...rest] = id.split(':');
  const single = FINDERS[kind];
  return single === undefined ? FINDERS[`${kind}:${which}`]?.(table, rest.join(':')) : single(table, which);
}

/** Where the rules of Endeavor are opened from the table. */
export const rulesAtTable: RulesAtTable<EndeavorTypes> = { now, of };
