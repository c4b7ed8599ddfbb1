import { eventDistance, effectDistance } from '#engine/archipelago/figures/distances.ts';
import { findsOf } from '#engine/archipelago/figures/finds.ts';
import { BOARDS } from '#engine/archipelago/figures/population-effects.ts';
import { effectsOf } from '#engine/archipelago/figures/prices.ts';
import { TAXES_REBELLION } from '#engine/archipelago/figures/taxes.ts';
import type { Effect, Resource } from '#engine/archipelago/data/schema.ts';
import type { Frame, FrameOf } from '#engine/archipelago/frames.ts';
import { cardOf, sideOf, type BoxSide } from '#engine/archipelago/pack-index.ts';
import { applyStep, type Outlook } from './outlook.ts';

/** What is pending, the last on top. */
export type Pending = readonly Frame[];

/** What a frame does by itself, before anybody is asked again; `below` is what is pending under it. */
type Run<K extends Frame['kind']> = (outlook: Outlook, frame: FrameOf<K>, below: Pending) => void;

/** The side that shows at a region. */
function sideAt({ box, view }: Outlook, region: number): BoxSide {
  return sideOf(box, view.regions[region]?.side ?? '');
}

const RUNS: { readonly [K in Frame['kind']]?: Run<K> } = {
  turn: afterOrder,
  balance: halves,
  disembark: stepAshore,
  finds: settle,
  effects: carryOn,
};

/**
 * Follows what happens by itself once `pending` is all that is left, as far as it moves markers: until somebody is asked, or
 * something hidden would be turned up. The engine plays the rules; that this agrees with them is what
 * `tests/renderer/foresight/` is for.
 */
export function follow(outlook: Outlook, pending: Pending): void {
  const top = pending.at(-1);
  if (top === undefined) return;
  // The kind of the frame picks what was written for it.
  const run = RUNS[top.kind] as Run<Frame['kind']> | undefined;
  run?.(outlook, top, pending.slice(0, -1));
}

/** The order of play is settled: boards I to IV, then the card on top; turn 1 has no such card (rulebook 2.0, p. 5-7). */
function afterOrder(outlook: Outlook): void {
  const { phase, turn } = outlook.view;
  if (phase !== 'order') return;
  for (const board of BOARDS) for (const moved of board(outlook.box, outlook.view)) applyStep(outlook, moved);
  if (turn > 1) halves(outlook, { kind: 'balance', half: 0, red: false }, []);
}

/** The halves of a card back, the upper first. */
const HALVES = ['domestic', 'export'] as const;

/** The halves of the card on top that are still to come: events happen, a crisis asks (rulebook 2.0, p. 7 and 13). */
function halves(outlook: Outlook, { half: first, red }: FrameOf<'balance'>, below: Pending): void {
  const { top } = outlook.view.evolution;
  if (top === null) return;
  for (const half of HALVES.slice(first)) {
    const zone = top[half];
    if (zone.red !== red) continue;
    if (zone.kind === 'crisis') return;
    applyStep(outlook, { marker: zone.marker, by: eventDistance(outlook.view, zone) });
  }
  follow(outlook, below);
}

/** One land leaves no choice where to step ashore (rulebook 2.0, p. 4). */
function stepAshore(outlook: Outlook, { region, left }: FrameOf<'disembark'>, below: Pending): void {
  if (sideAt(outlook, region).lands > 1) return;
  applyStep(outlook, { marker: 'population', by: left });
  follow(outlook, below);
}

/** Finds that leave no choice are taken, then the huts are settled (rulebook 2.0, p. 10). */
function settle(outlook: Outlook, frame: FrameOf<'finds'>, below: Pending): void {
  const found = findsOf(outlook.box, outlook.view, frame);
  if (found.length > 1) return;
  const [only] = found;
  if (only !== undefined) takeFind(outlook, frame, only, below);
  else if (frame.sent === null) settle(outlook, { ...frame, sent: 'none' }, below);
  else huts(outlook, frame, below);
}

/** One of the finds is taken: the first goes to the domestic market, the second ends them. */
export function takeFind(outlook: Outlook, frame: FrameOf<'finds'>, resource: Resource, below: Pending): void {
  if (frame.sent !== null) {
    huts(outlook, frame, below);
    return;
  }
  const { bank, domestic } = outlook.view;
  outlook.view = {
    ...outlook.view,
    bank: { ...bank, cubes: { ...bank.cubes, [resource]: bank.cubes[resource] - 1 } },
    domestic: { ...domestic, [resource]: domestic[resource] + 1 },
  };
  settle(outlook, { ...frame, sent: resource }, below);
}

function huts(outlook: Outlook, { region }: FrameOf<'finds'>, below: Pending): void {
  applyStep(outlook, { marker: 'surplus', by: sideAt(outlook, region).huts });
  follow(outlook, below);
}

/** Effects that never ask anybody and move no marker. */
const SILENT: readonly Effect['do'][] = ['florins', 'double-harvest', 'road-moves'];
/** Effects that always ask somebody. */
const ASKING: readonly Effect['do'][] = ['choose', 'take-florins', 'search'];

/** Whether an effect moves a marker by itself. */
const moves = (effect: Effect): boolean =>
  effect.do === 'rebellion' || effect.do === 'surplus' || (effect.do === 'action' && effect.action === 'taxes');

/**
 * The effects of a card that are still to come. Most others ask somebody, or are passed over where there is nothing to ask (ruling
 * 92): what comes after one of them is not certain.
 */
function carryOn(outlook: Outlook, frame: FrameOf<'effects'>, below: Pending): void {
  const effects = effectsOf(cardOf(outlook.box, frame.card), frame.branch).slice(frame.next);
  for (const [index, effect] of effects.entries()) {
    if (moves(effect)) stepOf(outlook, effect);
    else if (!SILENT.includes(effect.do)) {
      outlook.certain &&= ASKING.includes(effect.do) || !(frame.from !== null || effects.slice(index).some(moves));
      return;
    }
  }
  if (frame.from !== null) applyStep(outlook, { marker: 'population', by: -1 });
  follow(outlook, below);
}

function stepOf(outlook: Outlook, effect: Effect): void {
  if (effect.do === 'rebellion' || effect.do === 'surplus')
    applyStep(outlook, { marker: effect.do, by: effectDistance(outlook.view, effect) });
  else applyStep(outlook, { marker: 'rebellion', by: TAXES_REBELLION });
}

/** Whether a half of the card on top that is still to come is an event. */
function hasEvent({ view }: Outlook, { half, red }: FrameOf<'balance'>): boolean {
  const zones = HALVES.slice(half).flatMap((name) => view.evolution.top?.[name] ?? []);
  return zones.some((zone) => zone.red === red && zone.kind === 'event');
}

/** Whether what is pending may still move a marker by itself, once what lies above it is done. */
export function mayFollow(outlook: Outlook, pending: Pending): boolean {
  return pending.some((frame) => {
    if (frame.kind === 'balance') return hasEvent(outlook, frame);
    if (frame.kind !== 'effects') return false;
    const effects = effectsOf(cardOf(outlook.box, frame.card), frame.branch).slice(frame.next);
    return frame.from !== null || effects.some(moves);
  });
}
