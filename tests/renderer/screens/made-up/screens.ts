import '#renderer/components/app.css';
import { mount } from 'svelte';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Page, Reply } from '#main/contract/messages.ts';
import type { Bridge } from '#main/contract/port.ts';
import type { GameRecord } from '#main/contract/records.ts';
import App from '#renderer/app/App.svelte';
import { fitText } from '#renderer/components/room.ts';
import { hostThrough } from '#renderer/session/bridge.ts';
import { cardOf } from '#renderer/games/index.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import { HOMES, LISTED } from './homes.ts';
import RulesWindow from '#renderer/panels/rules/RulesWindow.svelte';
import { FISTS } from './later-pages.ts';
import { ADVICE, earlier, PREVIEW, PACKS, REVEALED, REVIEW, SETTINGS } from './lookups.ts';
import { CAMPAIGNS, PAGES } from './pages.ts';
import { madeUpReference } from './reference.ts';
import { personsOf, recordsOf, TOLD } from './records.ts';

const params = new URLSearchParams(location.search);
const name = params.get('screen') ?? 'home';
let page: Page | undefined = PAGES[name]?.();
let push: (message: unknown) => void = () => undefined;

const persons = personsOf(Number(params.get('persons') ?? 6));
const records = recordsOf(Number(params.get('records') ?? 30), persons);

/** A host that knows one page by heart. */
function answer(request: { type: string; seat?: number; depth?: string; at?: number }): Reply {
  if (request.type === 'home') return { type: 'home', campaigns: [...(HOMES[name] ?? CAMPAIGNS)], games: LISTED };
  if (request.type === 'pack') return { type: 'pack', hash: 'made-up', pack: structuredClone(BASE_PACK) };
  if (request.type === 'open' && page !== undefined) return { type: 'table', page };
  if (request.type === 'arm' && page !== undefined) {
    page = { ...page, seq: page.seq + 1, curtain: { state: 'armed', seat: request.seat ?? 0, why: 'secret' } };
    push({ type: 'page', page });
    return { type: 'done' };
  }
  if (request.type === 'take-over' || request.type === 'open-drawer')
    return privately(request.seat ?? 0, request.depth);
  if (request.type === 'move')
    return {
      type: 'refused',
      why: { code: 'region-full', params: { region: 2, seat: 1 }, rule: 'actions/recruitment' },
    };
  return lookUp(request, page);
}

/** What is asked beside the play. */
function lookUp(request: { type: string; seat?: number; at?: number; hash?: string }, page: Page | undefined): Reply {
  const lines = page?.log.slice(-3) ?? [];
  switch (request.type) {
    case 'settings':
      return { type: 'settings', settings: { ...SETTINGS, 'text-size': Number(params.get('text') ?? 1) } };
    case 'set':
      return { type: 'done' };
    case 'packs':
      return { type: 'packs', packs: PACKS };
    case 'export-pack':
      return { type: 'file', name: 'made-up.caravel-pack.json', file: '{}' };
    case 'delete-pack':
      return { type: 'packs', packs: PACKS.filter(({ hash }) => hash !== request.hash) };
    case 'change-seat':
      return { type: 'refused', why: { code: 'seat-unchanged', params: { seat: request.seat ?? 0 } } };
    case 'recap':
      return { type: 'recap', seat: request.seat ?? 0, lines: page?.log.slice(-9) ?? [] };
    case 'history':
      return { type: 'history', at: request.at ?? 0, view: earlier(request.at ?? 0), deciders: [0], lines };
    case 'preview':
      return { type: 'preview', ...PREVIEW };
    case 'reveal':
      return { type: 'revealed', own: REVEALED, lines: page?.log ?? [] };
    case 'persons':
      return { type: 'persons', persons };
    case 'records':
      return { type: 'records', records: withOpen(page), missing: 0 };
    case 'notes':
      return { type: 'notes', title: 'Sunday on the long coast', notes: 'Ada owes Marco two fish.' };
    case 'review':
      return { type: 'review', review: REVIEW };
    default:
      return ADVICE.find(({ type }) => type === request.type) ?? { type: 'done' };
  }
}

/** All records; the first one is that of the campaign at the table. */
function withOpen(page: Page | undefined): GameRecord[] {
  if (page === undefined) return records;
  const [first] = recordsOf(1, persons).map((one) => ({ ...one, game: page.game, campaign: page.campaign }));
  return first === undefined ? records : [{ ...first, feats: TOLD }, ...records];
}

function privately(seat: number, depth: string | undefined): Reply {
  if (page === undefined) return { type: 'done' };
  if (depth === undefined) {
    page = { ...page, seq: page.seq + 1, curtain: { state: 'taken', seat, why: 'secret' } };
    push({ type: 'page', page });
  }
  const screen = { florins: 13, tokens: 2, cubes: { fish: 1, wood: 3, fruit: 0, cattle: 0, stone: 2, iron: 0 } };
  const shown =
    depth === 'stock'
      ? { screen }
      : depth === 'objective'
        ? { objectives: ['S9', 'S4'] }
        : { screen, objectives: ['S9', 'S4'], seen: [{ seat, of: 0, objective: 'S5' }] };
  const moves = name === 'fists' ? [...FISTS] : (page.moves.find((of) => of.seat === seat)?.moves ?? []);
  return {
    type: 'private',
    page: {
      campaign: page.campaign,
      seq: page.seq,
      step: 0,
      back: false,
      seat,
      depth: depth === 'stock' || depth === 'objective' ? depth : 'decision',
      own: shown,
      moves,
    },
  };
}

const bridge: Bridge = {
  request: (message) => Promise.resolve(answer(Object(message))),
  listen: (listener) => {
    push = listener;
    return () => undefined;
  },
};

const session = new Session(hostThrough(bridge), cardOf);
const target = document.getElementById('app');
if (target !== null && name === 'reference') {
  fitText(1, true);
  mount(RulesWindow, { target, props: madeUpReference() });
} else if (target !== null) mount(App, { target, props: { session } });
if (page !== undefined) void session.campaign.open('made-up');
if (name === 'setup' || name === 'persons' || name === 'records') session.screen = name;
if (name === 'importing') session.library.importProgress = { done: 1840, of: 3099 };
