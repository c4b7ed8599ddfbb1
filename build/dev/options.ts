import { parseArgs } from 'node:util';
import { Trouble } from './trouble.ts';

/** The command line of `npm run dev`. Without a port any free one from 5173 on. */
export type DevOptions = {
  readonly position: string | undefined;
  readonly components: boolean;
  readonly list: boolean;
  readonly port: number | undefined;
  readonly open: boolean;
  readonly help: boolean;
};

/** What `--help` prints. */
export const HELP = `npm run dev -- [--position NAME] [--components] [--port NUMBER] [--no-open]

Opens the window from its sources: a changed style or component is seen in it at once. A changed host is started anew, and the
window goes back to its campaign. Campaigns lie in .cache/dev, apart from those that are played.

  --position NAME  opens a position of the gallery (harvest-5), the table of a first voyage (first-voyage), or a recorded game
                   after so many of its entries (000-2p-short-S6@34), on a table of its own that is new each time
  --components     opens a page of the components in their states, and of the panels in such positions
  --list           names the positions
  --port NUMBER    listens there instead of on the first free port from 5173 on; 0 is any free one
  --no-open        opens no window and prints the address
  --help           this text`;

/** Parses the command line. @throws Trouble */
export function readDevOptions(args: readonly string[]): DevOptions {
  const { values } = parse(args);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65_535 || values.port === ''))
    throw new Trouble(`“${values.port}” is no port. A port is a number between 0 and 65535.`);
  const { position, components = false, list = false, help = false } = values;
  return { position, components, list, port, open: values['no-open'] !== true, help };
}

function parse(args: readonly string[]) {
  const type = 'boolean';
  try {
    return parseArgs({
      args: [...args],
      options: {
        position: { type: 'string' },
        components: { type },
        list: { type },
        port: { type: 'string' },
        'no-open': { type },
        help: { type },
      },
    });
  } catch (error) {
    const known = '--position NAME, --components, --list, --port NUMBER, --no-open and --help';
    throw new Trouble(`npm run dev understands ${known}.`, { cause: error });
  }
}
