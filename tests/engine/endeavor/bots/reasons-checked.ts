/** Follows what a reason of Endeavor says to what the move then did. */
import { cardOf, buildingOf } from '#engine/endeavor/box.ts';
import type { Track } from '#engine/endeavor/data/schema.ts';
import { isOverLimit } from '#engine/endeavor/figures/card-limit.ts';
import { levelOf } from '#engine/endeavor/figures/levels.ts';
import { discsIn, isOpen } from '#engine/endeavor/figures/presence.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { State } from '#engine/endeavor/state.ts';
import type { Term } from '#engine/bots/advice.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { visitDecisions } from './advised.ts';
import { botOf, GAME } from './company.ts';
import { BOX } from './laid.ts';

/** A move, the state before and after it, and whose it was. */
type Done = { readonly before: State; readonly after: State; readonly seat: Seat; readonly move: Move };
/** What a reason names. */
type Told = { readonly n: number; readonly id: (name: string) => string };

const of = (state: State, seat: Seat) => defined(state.players[seat]);
const regionOf = (id: string): number => defined(BOX.regionAt.get(id));
const routesOf = (state: State, seat: Seat): number =>
  BOX.routes.filter(({ ends }) => ends.every((city) => state.cities[city] === seat)).length;
const inUse = (state: State, seat: Seat, kind: string): number =>
  of(state, seat).buildings.filter(({ building, disc }) => building === kind && disc).length;
const tokens = (state: State, seat: Seat, id: string): number =>
  defined(of(state, seat).tokens[BOX.tokens.findIndex((token) => token.id === id)]);
const newCard = ({ before, after, seat }: Done): string | undefined =>
  of(after, seat).cards.find((card) => !of(before, seat).cards.includes(card));
const target = ({ move }: Done): string => ('at' in move ? move.at : '');

/** Whether a seat has the governor of the region that a reason names. */
const holdsGovernor = (state: State, seat: Seat, id: Told['id']): boolean =>
  of(state, seat).cards.includes(`${id('region')}-governor`);

/** By how many discs a seat leads in a region that the move has opened; negative behind the strongest. 0 where it opened nothing. */
function leadWhereOpened({ before, after, seat }: Done, region: number): number {
  if (isOpen(BOX, before, region) || !isOpen(BOX, after, region)) return 0;
  const others = after.players.map((_, other) => (other === seat ? 0 : discsIn(BOX, after, other, region)));
  return discsIn(BOX, after, seat, region) - Math.max(...others);
}

/** Whether what is told came true, by the code of the reason. */
const CHECKS: Readonly<Record<string, (done: Done, told: Told) => boolean>> = {
  level: ({ before, after, seat }, { id, n }) => {
    const track = id('track') as Track;
    const [was, is] = [before, after].map((state) => levelOf(BOX, of(state, seat).status[track]));
    return is === n && defined(was) < n;
  },
  // A governor who comes with the last ship may bring more of the same.
  symbols: ({ before, after, seat }, { id, n }) => {
    const track = id('track') as Track;
    return of(after, seat).status[track] - of(before, seat).status[track] >= n;
  },
  'blue-token': ({ before, after, seat, move }, { id }) => {
    const spent = 'by' in move && move.by === id('token') ? 1 : 0;
    return tokens(after, seat, id('token')) > tokens(before, seat, id('token')) - spent;
  },
  'building-glory': ({ move }, { n }) => move.type === 'build' && buildingOf(BOX, move.building).glory === n,
  'new-action': ({ move }, { id }) => move.type === 'build' && buildingOf(BOX, move.building).action === id('symbol'),
  'use-again': ({ before, after, seat }, { id }) =>
    inUse(after, seat, id('building')) < inUse(before, seat, id('building')),
  'building-used': ({ before, after, seat }, { id }) =>
    inUse(after, seat, id('building')) >= inUse(before, seat, id('building')),
  'token-used': ({ before, after, seat }, { id }) =>
    tokens(after, seat, id('token')) < tokens(before, seat, id('token')),
  discs: ({ before, after, seat }, { n }) => of(before, seat).harbour - of(after, seat).harbour === n,
  freed: (done, { id }) => target(done) === id('building'),
  'city-glory': (done, { n }) => BOX.cities[defined(BOX.cityAt.get(target(done)))]?.glory === n,
  'routes-done': ({ before, after, seat }, { n }) => routesOf(after, seat) - routesOf(before, seat) === n,
  harms: (done, { n }) => done.before.cities[defined(BOX.cityAt.get(target(done)))] === n,
  presence: ({ before, after, seat }, { id }) => {
    const region = regionOf(id('region'));
    const free = defined(BOX.regions[region]).cities.some((city) => after.cities[city] === -1);
    return discsIn(BOX, before, seat, region) === 0 && discsIn(BOX, after, seat, region) > 0 && free;
  },
  reach: ({ before, after, seat }, { id }) => {
    const region = regionOf(id('region'));
    return discsIn(BOX, after, seat, region) === discsIn(BOX, before, seat, region) + 1;
  },
  opens: (done, { id }) => leadWhereOpened(done, regionOf(id('region'))) > 0,
  'opens-for-others': (done, { id }) => leadWhereOpened(done, regionOf(id('region'))) < 0,
  governor: ({ after }, { id }) => !isOpen(BOX, after, regionOf(id('region'))),
  'governor-won': ({ after, seat }, { id }) => holdsGovernor(after, seat, id),
  'card-glory': (done, { n }) => cardOf(BOX, defined(newCard(done))).glory === n,
  abolition: ({ before, after }) => !before.abolished && after.abolished,
  'slavery-risk': (done) => !done.after.abolished && cardOf(BOX, defined(newCard(done))).slavery,
  'over-limit': ({ after, seat }) => isOverLimit(BOX, of(after, seat)),
  'least-lost': ({ move }, { id }) => move.type === 'discard' && move.card === id('card'),
};

/** Codes that say what may come or how things compare, and name nothing that this move does. */
const FORECASTS: ReadonlySet<string> = new Set([
  'then',
  'routes-begun',
  'taken-from',
  'taken-from-you',
  'only',
  'nothing-better',
  'costs-least',
]);

function isTrue(done: Done, { code, params }: Term): boolean {
  const check = CHECKS[code];
  if (check === undefined) return FORECASTS.has(code);
  const n = Number(params['n'] ?? params['level'] ?? params['seat'] ?? Number.NaN);
  return check(done, { n, id: (name) => String(params[name]) });
}

/**
 * Asks the steward about decisions of games, one of so many: what it would do and why, and what speaks for and against two others, as for a
 * move that a coach has chosen. Returns how many decisions were asked about, and what was told and did not come true.
 */
export function untrue(oneOf: number): { readonly asked: number; readonly wrong: readonly string[] } {
  const advise = defined(botOf('steward').advise);
  const wrong: string[] = [];
  let [seen, asked] = [0, 0];
  visitDecisions((state, seat) => {
    seen += 1;
    if (seen % oneOf > 0) return;
    asked += 1;
    const information = GAME.information(state, seat);
    const legal = GAME.legalMoves(state, seat);
    const others = [legal[seen % legal.length], legal[(7 * seen) % legal.length]];
    for (const wanted of [undefined, ...others]) {
      const { move, reasons, cost } = advise(GAME, information, seat, streamOf(`true ${seen}`), wanted);
      const after = GAME.copy(state);
      GAME.apply(after, seat, move, () => undefined);
      for (const reason of [...reasons, ...(cost === undefined ? [] : [cost])])
        if (!isTrue({ before: state, after, seat, move }, reason))
          wrong.push(`${canonicalJson(move)}: ${reason.code} ${JSON.stringify(reason.params)}`);
    }
  });
  return { asked, wrong };
}
