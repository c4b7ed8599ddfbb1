import { leaderOn } from '#engine/endeavor/figures/governor.ts';
import { discsIn, isOpen, isPresent } from '#engine/endeavor/figures/presence.ts';
import { controls } from '#engine/endeavor/figures/routes.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Inspection } from '../../../window/inspection.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import {
  cardLine,
  cardName,
  cardSymbols,
  cityName,
  ownerName,
  regionName,
  routeName,
  stackName,
  tokenName,
} from '../words/words.ts';

type Answer = Inspection<EndeavorTypes>;

/** A building the seat owns that gives an action, by which the move on a place is asked about. */
function sourceFor({ view, pack }: Table, seat: number | undefined, action: string): string | undefined {
  const own = seat === undefined ? [] : (view.players[seat]?.buildings ?? []);
  const box = packIndexOf(pack);
  return own.find(({ building }) => box.buildings.get(building)?.action?.split(/[/&]/).includes(action))?.building;
}

/** The move of an action at a place, to learn from the host why it is not possible. */
function moveAt(
  table: Table,
  seat: number | undefined,
  type: 'ship' | 'occupy' | 'attack' | 'draw',
  at: string,
): { move?: Move } {
  const by = sourceFor(table, seat, type);
  return by === undefined ? {} : { move: { type, by, at } };
}

/** A city: who holds it, its token, its glory, its routes, and whether the seat could act there. */
export function cityInspection(table: Table, id: string, seat: number | undefined): Answer | undefined {
  const { view, pack } = table;
  const box = packIndexOf(pack);
  const at = box.cityAt.get(id) ?? -1;
  const city = box.cities[at];
  if (city === undefined) return undefined;
  const owner = view.cities[at] ?? -1;
  const token = box.tokens[view.spaces[city.space] ?? -1];
  const region = box.regions[city.region];
  const routes = city.routes.flatMap((route) => box.routes[route]?.id ?? []);
  return {
    title: cityName(id),
    lines: [
      owner >= 0
        ? t('inspect.city.held', { seat: ownerName(table, owner) })
        : t('inspect.city.free', { token: token === undefined ? '' : tokenName(token.id) }),
      t('inspect.city.glory', { n: city.glory }),
      t('inspect.city.region', {
        region: regionName(region?.id ?? ''),
        open: isOpen(box, view, city.region),
        present: seat !== undefined && isPresent(box, view, seat, city.region),
      }),
      ...(routes.length === 0
        ? []
        : [t('inspect.city.routes', { routes: list(routes.map((one) => routeName(table, one))) })]),
    ],
    ...moveAt(table, seat, owner >= 0 ? 'attack' : 'occupy', id),
  };
}

/** A shipping track: how full it is, who has how many discs there, and who would be governor. */
export function shipInspection(table: Table, id: string, seat: number | undefined): Answer | undefined {
  const { view, pack } = table;
  const box = packIndexOf(pack);
  const at = box.regionAt.get(id) ?? -1;
  const region = box.regions[at];
  const track = view.ships[at];
  if (region === undefined || track === undefined) return undefined;
  const governor = view.stacks[box.stacks.findIndex((stack) => stack.region === at)]?.find(
    (card) => box.cards.get(card)?.governor === true,
  );
  const leader = leaderOn(view, at);
  const colours = [...new Set(track)].map((owner) =>
    t('inspect.ship.discs', { seat: ownerName(table, owner), n: discsIn(box, view, owner, at) }),
  );
  const head =
    governor === undefined
      ? t('inspect.ship.open')
      : t('inspect.ship.governor', {
          card: cardName(table, governor),
          what: cardSymbols(table, governor),
          seat: leader === undefined ? t('nobody') : ownerName(table, leader),
        });
  const { berths } = region;
  return {
    title: regionName(id),
    lines: [
      t('inspect.ship.track', {
        shipped: Math.min(track.length, berths),
        berths,
        beside: Math.max(0, track.length - berths),
      }),
      ...(colours.length === 0 ? [] : [list(colours, 'unit')]),
      head,
    ],
    ...moveAt(table, seat, 'ship', id),
  };
}

/** Whether the abolition has taken a stack out of the game. */
const isRemoved = ({ view, pack }: Table, stack: string): boolean => view.abolished && stack === pack.slavery.stack;

/** A stack: its top card, with all the others to be read. */
export function stackInspection(table: Table, id: string, seat: number | undefined): Answer | undefined {
  const cards = table.view.stacks[packIndexOf(table.pack).stackAt.get(id) ?? -1];
  if (cards === undefined) return undefined;
  return {
    title: t('stack.title', { stack: stackName(id) }),
    lines: cards.length === 0 ? [t(isRemoved(table, id) ? 'stack.removed' : 'stack.empty')] : [],
    things: cards.map((card) => ({
      thing: `card:${card}`,
      label: cardLine(table, card),
    })),
    ...moveAt(table, seat, 'draw', id),
  };
}

/** A route: its token, or who controls it. */
export function routeInspection(table: Table, id: string): Answer | undefined {
  const { view, pack } = table;
  const box = packIndexOf(pack);
  const route = box.routes[box.routeAt.get(id) ?? -1];
  if (route === undefined) return undefined;
  const token = box.tokens[view.spaces[route.space] ?? -1];
  const holder = view.cities[route.ends[0]] ?? -1;
  const held = holder >= 0 && controls(view, route, holder);
  return {
    title: routeName(table, id),
    lines: [
      token === undefined ? t('inspect.route.taken') : t('inspect.route.token', { token: tokenName(token.id) }),
      ...(held ? [t('inspect.route.held', { seat: ownerName(table, holder) })] : []),
    ],
  };
}
