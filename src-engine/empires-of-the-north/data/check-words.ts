/** Cross-checks of the words on cards: whether what they name exists, and whether each stands where it can work. */
import { shown, type Check, type Report } from '../../kernel/pack/report.ts';
import type { Effect, Filter, Occasion, Thing } from './effect.ts';
import { effectParts, partsOf, type Part, type Said } from './parts.ts';
import type { Pack } from './schema.ts';

/** Events that are about a card. */
const ABOUT_CARDS: readonly Occasion[] = ['build', 'use', 'ready', 'exhaust', 'assign', 'release', 'leave'];
/** Events of a voyage, which goes near or far. */
const VOYAGE: readonly Occasion[] = ['pillage', 'conquer'];
/** Where one can raid: in a turn of one's own, among those who have not passed (ruling 36). */
const OWN_TURN: readonly Part['at'][] = ['action', 'boost', 'bonus'];
/** What a Storage card can pay: nothing that plays on, for nobody has a turn then. */
const PAYMENTS: readonly Effect['do'][] = ['all', 'one', 'gain', 'gain-any', 'worker', 'vp', 'draw', 'recover'];

type Place = { readonly said: Said; readonly path: string; readonly icons: ReadonlySet<string> };

/** Icons are those of the clan's own Locations: an island has none, and knows none. */
function checkIcons(names: readonly string[], path: string, icons: ReadonlySet<string>, report: Report): void {
  for (const name of names)
    if (!icons.has(name)) report(path, `got ${shown(name)}, expected the icon of a Location of the clan`);
}

function checkFilter(filter: Filter, path: string, { icons }: Place, report: Report): void {
  checkIcons(filter.icons ?? [], `${path}.icons`, icons, report);
  const both = (filter.kinds ?? []).filter((kind) => filter.not?.includes(kind));
  if (both.length > 0) report(`${path}.not`, `got ${shown(both[0])}, which "kinds" names too`);
}

function checkTrigger(part: Extract<Part, { is: 'trigger' }>, report: Report): void {
  const { trigger, path } = part;
  if (trigger.of !== undefined && !ABOUT_CARDS.includes(trigger.on))
    report(`${path}.of`, `got a card that ${shown(trigger.on)} is about, expected none: no card takes part in it`);
  if (trigger.awake === true && trigger.on !== 'ready')
    report(
      `${path}.awake`,
      `got it with ${shown(trigger.on)}, expected it with "ready": only that happens in the Cleanup`,
    );
  if (VOYAGE.includes(trigger.on)) return;
  const asks = [
    ...(trigger.test === undefined ? [] : [trigger.test]),
    ...effectParts(trigger.effect, 'special', '').flatMap((one) => (one.is === 'test' ? [one.test] : [])),
  ];
  if (asks.some((test) => 'far' in test))
    report(path, `got the question near or far after ${shown(trigger.on)}, expected it after a voyage`);
}

/** Near or far is asked of a voyage, which a Special alone waits for. */
function checkFar(part: Extract<Part, { is: 'test' }>, report: Report): void {
  if (part.at !== 'special' && 'far' in part.test)
    report(part.path, 'got the question near or far without a voyage, expected it in a Special');
}

const takes = (holds: Thing, what: Thing): boolean =>
  holds === what ||
  (holds === 'any' && what !== 'worker') ||
  (holds === 'resource' && what !== 'worker' && what !== 'any' && what !== 'gold' && what !== 'raze');

/** What is laid on the card itself must be what it holds, as long as that is known: a Copy holds what its original holds. */
function checkDeposit(part: Extract<Part, { is: 'effect' }>, { said: { face } }: Place, report: Report): void {
  const { effect, path } = part;
  if (effect.do !== 'assign' || effect.filter.self !== 'only') return;
  if (face.kind === 'storage' && !takes(face.what, effect.what))
    report(`${path}.what`, `got ${shown(effect.what)}, expected ${shown(face.what)}: what the card holds`);
}

function checkEffect(part: Extract<Part, { is: 'effect' }>, place: Place, report: Report): void {
  const { effect, at, path } = part;
  if (effect.do === 'raid' && !OWN_TURN.includes(at))
    report(path, `got "raid" on ${shown(at)}, expected it in a turn of one's own: nobody who has passed is raided`);
  if (at === 'storage' && !PAYMENTS.includes(effect.do))
    report(path, `got ${shown(effect.do)}, expected what a Storage card can pay`);
  const { face } = place.said;
  if (effect.do === 'gain-any' && effect.others === true && !(face.kind === 'action' && paysGoods(face.cost)))
    report(`${path}.others`, 'got other kinds than those paid, expected a cost of goods');
  checkDeposit(part, place, report);
}

const paysGoods = (cost: { goods?: unknown; resources?: unknown } | undefined): boolean =>
  cost?.goods !== undefined || cost?.resources !== undefined;

/** What has been released is known only after a release of the same card. */
function checkReleased(parts: readonly Part[], report: Report): void {
  const first = parts.findIndex((part) => part.is === 'effect' && part.effect.do === 'release');
  parts.forEach((part, index) => {
    if (part.is !== 'amount' || typeof part.amount === 'number' || !('released' in part.amount)) return;
    if (first === -1 || first > index) report(part.path, 'got what was released before anything is, expected it after');
  });
}

function checkStorage({ said: { face }, path }: Place, report: Report): void {
  if (face.kind === 'storage' && face.cap < face.n)
    report(`${path}.face.cap`, `got ${face.cap}, expected ${face.n} or more: what it pays for once`);
}

/** A Copy names no Copy and no upgrade (ruling 55), and what its words narrow it to must be left. */
function checkCopy(part: Extract<Part, { is: 'filter' }>, report: Report): void {
  if (part.at !== 'copy') return;
  for (const kind of part.filter.kinds ?? [])
    if (kind === 'copy' || kind === 'upgrade' || kind === 'boost')
      report(`${part.path}.kinds`, `got ${shown(kind)}, expected a kind that can be copied`);
}

function checkPlace(place: Place, parts: readonly Part[], report: Report): void {
  checkStorage(place, report);
  checkReleased(parts, report);
  for (const part of parts) {
    if (part.is === 'filter') {
      checkFilter(part.filter, part.path, place, report);
      checkCopy(part, report);
    } else if (part.is === 'amount') {
      if (typeof part.amount !== 'number' && 'sets' in part.amount)
        checkIcons(part.amount.sets, `${part.path}.sets`, place.icons, report);
    } else if (part.is === 'trigger') checkTrigger(part, report);
    else if (part.is === 'test') checkFar(part, report);
    else if (part.is === 'effect') checkEffect(part, place, report);
  }
}

/** Checks the words of all cards and islands. */
export const checkWords: Check<Pack> = ({ clans, islands }, report) => {
  clans.forEach(({ base, cards }, at) => {
    const icons = new Set(cards.filter(({ face }) => face.kind !== 'boost').map(({ icon }) => icon));
    const check = (list: readonly Said[], name: string): void =>
      list.forEach((said, index) => {
        const path = `clans.${at}.${name}.${index}`;
        checkPlace({ said, path, icons }, partsOf(said, path), report);
      });
    check(base, 'base');
    check(cards, 'cards');
  });
  islands.forEach((island, index) => {
    const path = `islands.${index}`;
    const parts = [...partsOf(island, path), ...effectParts(island.pillage, 'pillage', `${path}.pillage`)];
    checkPlace({ said: island, path, icons: new Set() }, parts, report);
  });
};
