import { archipelago } from '#engine/archipelago/archipelago.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { recordSchema } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';

const FILES = import.meta.glob<string>('../../engine/archipelago/recorded/games/*.json.gz', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What everybody saw in a recorded game after so many of its entries, and the pack it was played with. */
export async function recordedView(name: string, at: number): Promise<{ view: View; pack: Pack }> {
  const url = Object.entries(FILES).find(([file]) => file.includes(`/${name}`))?.[1];
  if (url === undefined) throw new Error(`no recorded game begins with ${name}`);
  const response = await fetch(url);
  const record = recordSchema.parse(JSON.parse(await textOf(await response.blob())));
  const verdict = validatePack(record.pack);
  if (!verdict.ok) throw new Error('no pack');
  const game = archipelago(verdict.pack);
  let state = game.schema.state.parse(record.setup);
  const count = at < 0 ? record.entries.length + at : at;
  for (const step of replaySteps(game, record.setup, record.entries.slice(0, count))) state = step.state;
  return { view: game.view(state, 'public'), pack: verdict.pack };
}

/** The text of a file, unpacked unless the server has done so already. */
async function textOf(blob: Blob): Promise<string> {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (head[0] !== 0x1f || head[1] !== 0x8b) return blob.text();
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
