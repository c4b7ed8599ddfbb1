import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file of the built renderer. `type` is its MIME type. */
export type RendererFile = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> };

/** Every file of the built renderer by URL path. Both shells serve only these. */
export type RendererFiles = ReadonlyMap<string, RendererFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * Reads the built renderer into memory, so that a request can only name an entry of this list, never a path on the disk,
 * and a later build cannot mix old and new files. Symbolic links are left out: they may point anywhere.
 * @throws Error with a sentence for players if the renderer has not been built
 */
export function readRendererFiles(folder: string): RendererFiles {
  if (!statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new Error('The table has not been built yet. Start Caravel with `npm start`, which builds it.');
  }
  const files = new Map<string, RendererFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(urlPath(relative(folder, path)), {
      type: TYPES[extname(entry.name).toLowerCase()] ?? 'application/octet-stream',
      body: readFileSync(path),
    });
  }
  return files;
}

/** The file with a URL path exactly as sent, or undefined. Nothing is decoded, so no path can be disguised. */
export function findFile(files: RendererFiles, path: string): RendererFile | undefined {
  return files.get(path === '/' ? '/index.html' : path);
}

function urlPath(path: string): string {
  return `/${path.split(sep).map(encodeURIComponent).join('/')}`;
}
