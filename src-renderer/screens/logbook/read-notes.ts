import type { Reply } from '#main/contract/messages.ts';
import type { HostRequest } from '../../session/bridge.ts';

/** The part of a session that asks the host. */
type Asking = { ask(request: HostRequest, quietly?: boolean): Promise<Reply> };

/** The notes of these campaigns: those that are `known` and those the host gives for the others. */
export async function readNotes(
  session: Asking,
  campaigns: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const missing = campaigns.filter((campaign) => !known.has(campaign));
  const read = await Promise.all(
    missing.map(async (campaign) => {
      const reply = await session.ask({ type: 'notes', campaign }, true);
      return [campaign, reply.type === 'notes' ? reply.notes : ''] as const;
    }),
  );
  return new Map([...known, ...read]);
}
