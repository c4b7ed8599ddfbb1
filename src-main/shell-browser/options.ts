import { parseArgs } from 'node:util';

/** The command line of the browser shell. `open`: whether to open a window; port 0: any free one. */
export type ShellOptions = {
  readonly open: boolean;
  readonly data: string | undefined;
  readonly port: number;
};

/** Parses the command line. @throws Error with a sentence for players */
export function readOptions(args: readonly string[]): ShellOptions {
  const { values } = parse(args);
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`“${values.port ?? ''}” is no port. A port is a number between 1 and 65535.`);
  }
  return { open: values['no-open'] !== true, data: values.data, port };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'no-open': { type: 'boolean' }, data: { type: 'string' }, port: { type: 'string' } },
    });
  } catch (error) {
    throw new Error('Caravel understands --no-open, --data FOLDER and --port NUMBER.', { cause: error });
  }
}
