import { existsSync, readFileSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { logFiles } from '#main/log.ts';
import { columnOf } from './raw-rows.ts';
import { deletedCampaigns, markMissed, missedCampaigns } from './inventory.ts';

/** A campaign that the log says was begun or brought in. `time` is when, in ISO 8601. */
export type LoggedCampaign = { readonly id: string; readonly game: string; readonly time: string };

const BEGUN = /"code":"campaign-(created|imported|deleted)"/;
const lineSchema = z.object({
  time: z.string(),
  code: z.string(),
  detail: z.object({ campaign: z.string(), game: z.string().catch('') }),
});

/**
 * The campaigns that the log of the data folder names as begun or brought in and not as deleted, and that the database lacks:
 * they were lost with a journal. Each is returned once in the life of the database.
 * @throws an error of SQLite
 */
export function takeMissedCampaigns(dataDir: string, db: Database): LoggedCampaign[] {
  const known = new Set([...columnOf(db, 'SELECT id FROM campaign'), ...deletedCampaigns(db), ...missedCampaigns(db)]);
  const missed = loggedCampaigns(dataDir).filter(({ id }) => !known.has(id));
  for (const { id } of missed) markMissed(db, id);
  return missed;
}

function loggedCampaigns(dataDir: string): LoggedCampaign[] {
  const found = new Map<string, LoggedCampaign>();
  for (const line of logFiles(dataDir).flatMap(linesOf)) {
    const read = lineSchema.safeParse(parsed(line));
    if (!read.success) continue;
    const { time, code, detail } = read.data;
    if (code === 'campaign-deleted') found.delete(detail.campaign);
    else found.set(detail.campaign, { id: detail.campaign, game: detail.game, time });
  }
  return [...found.values()];
}

/** The lines of a log file about campaigns that come or go. A log that cannot be read says nothing. */
function linesOf(path: string): string[] {
  try {
    return existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => BEGUN.test(line))
      : [];
  } catch {
    return [];
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
