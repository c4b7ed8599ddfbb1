/**
 * The host of `npm run dev`, in a process of its own: the app, and the server of the browser shell, which has no files to serve
 * here. It tells its parent the link, and ends with it.
 */
import { openApp } from '#main/app.ts';
import { fileLog, redact, type Log } from '#main/log.ts';
import { makeDataDirectory } from '#main/shell-browser/data-dir.ts';
import { startServer } from '#main/shell-browser/server.ts';

/** The log of a data folder, whose warnings and errors the terminal shows too. */
function tellingLog(folder: string): Log {
  const log = fileLog(folder);
  const told =
    (level: 'warn' | 'error'): Log['warn'] =>
    (code, detail = {}) => {
      log[level](code, detail);
      console.error(`host ${level}: ${code}`, redact(detail));
    };
  return { info: log.info, warn: told('warn'), error: told('error') };
}

const dataDir = process.argv[2] ?? '';
makeDataDirectory(dataDir);
const log = tellingLog(dataDir);
const host = openApp({ dataDir, log });
const server = await startServer({ port: 0, host, files: new Map(), log });

let leaving = false;
async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await server.close();
  host.close();
  process.exit(0);
}
process.on('SIGTERM', () => void leave());
process.on('disconnect', () => void leave());
// Ctrl+C reaches the whole group of processes; the parent says when it is time to go.
process.on('SIGINT', () => undefined);
process.send?.(server.link());
