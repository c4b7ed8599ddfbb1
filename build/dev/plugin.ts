import { join, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { DevHost } from './host.ts';
import { answerMaker, pageOf } from './maker-pages.ts';
import { carry, strangerTo } from './proxy.ts';
import type { Positions } from './positions.ts';
import { TABLE } from './running.ts';

/** What the server of the window needs besides Vite. */
export type DevParts = {
  /** Folder of the project. */
  readonly root: string;
  /** The data folder of the host. */
  readonly dataDir: string;
  readonly host: DevHost;
  readonly positions: () => Positions;
};

/** What the host is made of: a change there starts it anew. */
const HOST_ROOMS = ['src-main', 'src-engine'];
/** Milliseconds in which several changed files are one change. */
const TOGETHER_MS = 50;

/** Carries the window's requests to the host, starts the host anew when its sources change, and serves the makers' pages. */
export function devPlugin(parts: DevParts): Plugin {
  const { root, host } = parts;
  const rooms = HOST_ROOMS.map((room) => join(root, room));
  // Vite writes paths with slashes, its watcher as the system does.
  const ofHost = (file: string): boolean => rooms.some((room) => join(file).startsWith(room + sep));
  return {
    name: 'caravel-dev',
    configureServer(server) {
      watchHost(server, host, rooms, ofHost);
      server.middlewares.use(carrier(server, host));
      server.middlewares.use(makersPages(server, parts));
    },
    // The whole page is loaded anew (`watchHost`).
    hotUpdate: ({ file }) => (ofHost(file) ? [] : undefined),
  };
}

/**
 * Starts the host anew with each change of its sources, and has the page loaded anew meanwhile: what that asks waits for the host.
 * One that fails is told of over the page.
 */
function watchHost(server: ViteDevServer, host: DevHost, rooms: string[], ofHost: (file: string) => boolean): void {
  const { logger } = server.config;
  const { hot } = server.environments.client;
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.add(rooms);
  server.watcher.on('all', (_event, file) => {
    if (!ofHost(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      host.restart();
      hot.send({ type: 'full-reload' });
    }, TOGETHER_MS);
  });
  host.listen({
    onrestart(ms) {
      logger.info(`The host has started anew, in ${(ms / 1000).toFixed(1)} s.`, { timestamp: true });
    },
    onfail(why) {
      logger.error('The host does not run. The next change of its sources starts it anew.', { timestamp: true });
      hot.send({ type: 'error', err: { message: `The host does not run.\n${why}`, stack: '' } });
    },
  });
}

/** Carries what is asked of the host; while that starts, whoever asks waits. */
function carrier(server: ViteDevServer, host: DevHost): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    if (strangerTo(portOf(server), request) !== undefined) return void response.writeHead(403).end();
    host.session().then(
      (session) => carry(session, request, response),
      // As where a host has stopped: nobody answers.
      () => response.destroy(),
    );
  };
}

function makersPages(server: ViteDevServer, { root, dataDir, positions }: DevParts): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const page = pageOf(url, root);
    const answer = (type: string, body: string, status = 200): void =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (url === TABLE) answer('text/plain', dataDir);
    else if (page !== undefined) server.transformIndexHtml(url, page).then((html) => answer('text/html', html), next);
    else if (!answerMaker(url, positions, (status, what) => answer('application/json', JSON.stringify(what), status)))
      next();
  };
}

/** The port the window is served on. @throws Error where it is not served */
export function portOf({ httpServer }: ViteDevServer): number {
  const address = httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') throw new Error('not listening');
  return address.port;
}
