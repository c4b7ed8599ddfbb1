import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { noteOf, type CampaignNote } from '#main/storage/note.ts';
import type { Host } from './host.ts';
import { refused } from './replies.ts';

const of = ({ store }: Host, campaign: string): CampaignNote => noteOf(store.kept.read('note', campaign));

/** The title and the notes of a campaign. They are open to everybody. */
export function notes(host: Host, { campaign }: RequestOf<'notes'>): Reply {
  if (!host.store.ids().includes(campaign)) return refused(messageOf('unknown-campaign'));
  return { type: 'notes', ...of(host, campaign) };
}

/** Changes the title or the notes of a campaign. They are no part of the game: no page is made, and nothing of them is hashed. */
export function note(host: Host, request: RequestOf<'note'>): Reply {
  const { campaign } = request;
  if (!host.store.ids().includes(campaign)) return refused(messageOf('unknown-campaign'));
  const before = of(host, campaign);
  const now = { title: request.title ?? before.title, notes: request.notes ?? before.notes };
  if (now.title === '' && now.notes === '') host.store.kept.remove('note', campaign);
  else host.store.kept.save('note', campaign, now);
  return { type: 'notes', ...now };
}

/** The titles of all campaigns, and which of them have notes. */
export function notesById({ store }: Host): ReadonlyMap<string, CampaignNote> {
  return new Map(store.kept.all('note').map(({ id, data }) => [id, noteOf(data)]));
}
