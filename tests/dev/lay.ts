import type { Message } from '#main/contract/messages.ts';
import type { Laid } from '../../build/dev/positions.ts';
import { CARDS } from '#renderer/games/index.ts';
import { availableVoyages } from '#renderer/screens/voyage/available-voyages.ts';
import { NOBODY, voyagePlan, voyageRequest } from '#renderer/screens/voyage/voyage-plan.ts';
import type { Host } from '#renderer/session/bridge.ts';

/** The names of all positions. */
export const positionNames = async (): Promise<string[]> => (await fetch('/dev/positions/')).json();

/** Lays a position as a new campaign and gives its id. @throws Error with a sentence where it cannot be laid */
export async function layPosition(host: Host, name: string): Promise<string> {
  const made = await make(host, await ask(name));
  // Changed rules lead elsewhere: then it is laid without what came before.
  const differs = typeof made !== 'string' && made.code === 'import-differs';
  const laid = differs ? await make(host, await ask(name, '?bare')) : made;
  if (typeof laid === 'string') return laid;
  throw new Error(`${name} was refused: ${JSON.stringify(laid)}`);
}

/** Makes a campaign. Gives its id, or why it was refused. */
const make = (host: Host, laid: Laid): Promise<string | Message> =>
  'voyage' in laid ? sail(host, laid.voyage) : bringIn(host, laid.file);

/** Asks what a position is laid from. @throws Error with a sentence for a name there is not */
async function ask(name: string, query = ''): Promise<Laid> {
  const answer = await fetch(`/dev/positions/${encodeURIComponent(name)}${query}`);
  const laid: Laid & { readonly why?: string } = await answer.json();
  if (laid.why !== undefined) throw new Error(laid.why);
  return laid;
}

/** Creates the first voyage of a game, with one person who has not said their name. */
async function sail(host: Host, game: string): Promise<string> {
  const home = await host.ask({ type: 'home' });
  const voyages = home.type === 'home' ? availableVoyages(CARDS, home.games) : [];
  const voyage = voyages.find(({ card }) => card.id === game);
  if (voyage === undefined) throw new Error(`${game} has no first voyage`);
  const reply = await host.ask({ type: 'create', ...voyageRequest(voyage, voyagePlan(voyage, [NOBODY])) });
  if (reply.type !== 'table') throw new Error(`The voyage was refused: ${JSON.stringify(reply)}`);
  return reply.page.campaign;
}

/** Imports the file of a campaign. Gives its id, or why it was refused. */
async function bringIn(host: Host, file: string): Promise<string | Message> {
  const before = await host.ask({ type: 'home' });
  const known = new Set(before.type === 'home' ? before.campaigns.map(({ id }) => id) : []);
  const reply = await host.ask({ type: 'import', file });
  if (reply.type === 'refused') return reply.why;
  const made = reply.type === 'home' ? reply.campaigns.find(({ id }) => !known.has(id)) : undefined;
  if (made === undefined) throw new Error('An import has made no campaign.');
  return made.id;
}
