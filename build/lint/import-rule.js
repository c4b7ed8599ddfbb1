// ESLint rule: imports between the project's folders go one way.
//
//   src-renderer → src-main/contract → src-engine ← src-main
//
// The table ROOMS says which folder may import what. Everything else is refused, with the reason.
import { posix } from 'node:path';

/** Packages that the engine may use: pure code without input or output. */
const ENGINE_PACKAGES = ['zod', 'pure-rand', '@noble/hashes'];

/** Engine files that a window may import at run time: pure helpers for drawing. */
const DRAWING_HELPERS = [
  /^src-engine\/[^/]+\/view\/view-schema\.ts$/,
  // Names and types of things, but no rules.
  /^src-engine\/[^/]+\/(words|state|frames|moves|events|terms|stock|place)\.ts$/,
  // What rules, bots and windows work out alike, and the index of a pack it is looked up in.
  /^src-engine\/[^/]+\/figures\/[^/]+\.ts$/,
  /^src-engine\/[^/]+\/(open|pack-index|end-bounds)\.ts$/,
  /^src-engine\/[^/]+\/data\/schema[^/]*\.ts$/,
  /^src-engine\/kernel\/(seat|at|events|read-event|refusal|name|once-per)\.ts$/,
  /^src-engine\/[^/]+\/map\/geometry\.ts$/,
];

/** Folders of src-engine that belong to no game. */
const SHARED_ENGINE = ['kernel', 'bots'];

/**
 * The floors of a game, lowest first: a file imports from its own floor and from lower ones. Files that are not listed (states, frames,
 * moves …) may be imported by all; `tests/house` fails on circles among them.
 */
const GAME_FLOORS = [
  ['data'],
  ['map', 'box.ts', 'pack-index.ts', 'end-bounds.ts', 'open.ts'],
  ['figures'],
  ['pieces'],
  ['scoring'],
  ['rules'],
  ['flow.ts'],
  ['view'],
  ['bots'],
  ['belief'],
];

const within =
  (...rooms) =>
  (target) =>
    rooms.some((room) => target === room || target.startsWith(`${room}/`));
const drawing = (target) => DRAWING_HELPERS.some((pattern) => pattern.test(target));
const engine = within('src-engine');
const contract = within('src-main/contract');
const bridge = (target) => target === 'src-main/shell-browser/browser-bridge.ts';

/** The game an engine file belongs to, or undefined. */
function gameOf(path) {
  const [room, folder, ...rest] = path.split('/');
  return room === 'src-engine' && rest.length > 0 && !SHARED_ENGINE.includes(folder) ? folder : undefined;
}

/** The game a renderer file belongs to (`src-renderer/games/<game>/…`), or undefined. */
function windowOf(path) {
  const [room, games, folder, ...rest] = path.split('/');
  return room === 'src-renderer' && games === 'games' && rest.length > 0 ? folder : undefined;
}

/** The game a host file belongs to (`src-main/games/<game>.ts`), or undefined. */
function hostOf(path) {
  return /^src-main\/games\/([^/]+)\.ts$/.exec(path)?.[1];
}

/** The two lists of games: of the renderer's cards, and of the host's games. */
const CARDS = 'src-renderer/games/index.ts';
const GAMES = 'src-main/games.ts';

/** Why a file of a game may not import another of the same game, or undefined. */
function refuseToClimb(target, file) {
  const [to, from] = [target, file].map((path) => path.split('/')[2]);
  const floorOf = (name) => GAME_FLOORS.findIndex((floor) => floor.includes(name));
  const floor = floorOf(from);
  return floor >= 0 && floorOf(to) > floor ? `${from} lies below ${to} and does not know it` : undefined;
}

/** Why an engine `file` may not import the project path `target`, or undefined. `typeOnly`: erased when the program runs. */
function refuseForEngine(target, _typeOnly, file) {
  if (!engine(target)) return 'the engine knows nobody outside src-engine';
  const game = gameOf(target);
  if (game === undefined) return undefined;
  if (within('src-engine/kernel', 'src-engine/bots')(file)) return 'kernel and bots know no game';
  const own = gameOf(file);
  if (own === undefined) return undefined;
  return own === game ? refuseToClimb(target, file) : 'a game knows no other game';
}

function refuseForContract(target, typeOnly) {
  if (contract(target)) return undefined;
  if (gameOf(target) !== undefined) return 'the contract knows no game';
  if (engine(target))
    return typeOnly || drawing(target) ? undefined : 'windows load the contract: types and drawing helpers only';
  return 'the contract stands on the engine alone';
}

/** Shared renderer files must not import a game, nor one game another. Only the list of cards imports games. */
function refuseOtherGame(target, file) {
  const game = windowOf(target) ?? gameOf(target);
  const own = windowOf(file);
  if (game === undefined || game === own) return undefined;
  if (own !== undefined) return 'a game’s window knows no other game';
  const card = file === CARDS && target === `src-renderer/games/${game}/card.ts`;
  return card ? undefined : 'the house’s own rooms know no game';
}

function refuseForRenderer(target, typeOnly, file) {
  const against = refuseOtherGame(target, file);
  if (against !== undefined) return against;
  if (within('src-renderer', 'assets')(target) || contract(target) || bridge(target)) return undefined;
  if (engine(target))
    return typeOnly || drawing(target) ? undefined : 'a window has the engine’s types and drawing helpers only';
  return 'a window knows the host by its contract alone';
}

function refuseForShell(target) {
  const files = ['src-main/app.ts', 'src-main/log.ts', 'src-main/message-meter.ts'];
  const known = within('src-main/contract', 'src-main/shell-browser', 'src-main/shell-electron', ...files);
  return known(target) ? undefined : 'a shell carries messages and knows no game';
}

function refuseForMain(target, _typeOnly, file) {
  if (within('src-renderer')(target)) return 'the host never imports a window’s code';
  const game = hostOf(target) ?? gameOf(target);
  if (game === undefined || game === hostOf(file)) return undefined;
  if (file === GAMES && hostOf(target) !== undefined) return undefined;
  return 'the host asks the game by its contract; what else belongs to one game stands in src-main/games/';
}

const PLATFORM = /^(node:|electron$|electron\/|better-sqlite3$|kysely$)/;
const WINDOW = /^(svelte|three|bits-ui|camera-controls|tinykeys|@lucide\/)/;
const isOneOf = (names, specifier) => names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** Folders and their rules, from the most specific to the most general: the first one with a file decides. */
const ROOMS = [
  {
    holds: engine,
    file: refuseForEngine,
    module: (name) =>
      isOneOf(ENGINE_PACKAGES, name) ? undefined : `the engine stands on ${ENGINE_PACKAGES.join(', ')} alone`,
  },
  {
    holds: contract,
    file: refuseForContract,
    module: (name) => (isOneOf(['zod'], name) ? undefined : 'the contract is made of schemas: zod and nothing else'),
  },
  {
    holds: (file) => bridge(file),
    file: refuseForContract,
    module: () => 'this file runs in a page',
  },
  {
    holds: within('src-renderer'),
    file: refuseForRenderer,
    module: (name) => (PLATFORM.test(name) ? 'a window has no Node, no Electron and no database' : undefined),
  },
  {
    holds: within('src-main/shell-browser', 'src-main/shell-electron'),
    file: refuseForShell,
    module: (name) => (WINDOW.test(name) ? 'the host draws nothing' : undefined),
  },
  {
    holds: within('src-main'),
    file: refuseForMain,
    module: (name) => (WINDOW.test(name) ? 'the host draws nothing' : undefined),
  },
];

const ALIASES = {
  '#engine/': 'src-engine/',
  '#main/': 'src-main/',
  '#renderer/': 'src-renderer/',
  '#tests/': 'tests/',
};

/** The project path that an import refers to, or undefined for a package. */
function projectPath(specifier, file) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare);
  const alias = Object.entries(ALIASES).find(([prefix]) => bare.startsWith(prefix));
  return alias && alias[1] + bare.slice(alias[0].length);
}

/** Why `file` may not import `specifier`, or undefined if it may. Paths are relative to the project, with forward slashes. */
export function importRefusal(file, specifier, typeOnly) {
  const room = ROOMS.find(({ holds }) => holds(file));
  if (room === undefined) return undefined;
  const target = projectPath(specifier, file);
  return target === undefined ? room.module(specifier) : room.file(target, typeOnly, file);
}

/** The ESLint rule. */
export const importRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '“{{specifier}}” may not be imported here: {{reason}}.' },
  },
  create(context) {
    const file = posix.relative(slashes(context.cwd), slashes(context.filename));
    const check = (source, typeOnly) => {
      if (source === null || source === undefined || typeof source.value !== 'string') return;
      const reason = importRefusal(file, source.value, typeOnly);
      if (reason !== undefined) {
        context.report({ node: source, messageId: 'refused', data: { specifier: source.value, reason } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    };
  },
};

function slashes(path) {
  return path.replaceAll('\\', '/');
}
