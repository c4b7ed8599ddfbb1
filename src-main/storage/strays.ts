/** A row of a broken database, by column. */
export type Row = Record<string, unknown>;

/**
 * Puts together what one damaged letter has parted: rows of a log under an id that no campaign has, where one letter makes it
 * that of a campaign; and a campaign whose own id is damaged, with the log that still names it rightly.
 */
export function gatherStrays(campaigns: Map<string, Row>, logs: Map<string, Row[]>): void {
  for (const [id, log] of [...logs]) {
    if (campaigns.has(id)) continue;
    const twin = [...campaigns.keys()].find((other) => differInOneLetter(id, other));
    const row = twin === undefined ? undefined : campaigns.get(twin);
    if (twin === undefined || row === undefined) continue;
    const known = logs.get(twin);
    if (known === undefined) {
      campaigns.set(id, { ...row, id });
      campaigns.delete(twin);
    } else {
      known.push(...log.map((entry) => ({ ...entry, campaign: twin })));
      logs.delete(id);
    }
  }
}

/** Ids are drawn at random: two that are so much alike are one, damaged in one place. */
function differInOneLetter(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((letter, index) => letter !== other[index]).length === 1;
}
