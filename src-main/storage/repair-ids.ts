/** A row of a broken database, by column. */
export type Row = Record<string, unknown>;

/**
 * Repairs ids with one damaged character, in place. Log rows whose id belongs to no campaign move to the campaign whose id
 * differs in one character. If that campaign has no log of its own, its own id is the damaged one: it takes the log's id.
 */
export function repairCampaignIds(campaigns: Map<string, Row>, logs: Map<string, Row[]>): void {
  for (const [id, log] of [...logs]) {
    if (campaigns.has(id)) continue;
    const similar = [...campaigns.keys()].find((other) => differInOneLetter(id, other));
    const row = similar === undefined ? undefined : campaigns.get(similar);
    if (similar === undefined || row === undefined) continue;
    const known = logs.get(similar);
    if (known === undefined) {
      campaigns.set(id, { ...row, id });
      campaigns.delete(similar);
    } else {
      known.push(...log.map((entry) => ({ ...entry, campaign: similar })));
      logs.delete(id);
    }
  }
}

/** Ids are random, so two that differ in one character are the same id, damaged. */
function differInOneLetter(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((letter, index) => letter !== other[index]).length === 1;
}
