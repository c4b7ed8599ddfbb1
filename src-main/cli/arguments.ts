import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** A mistake in the command line. The message is a sentence for the person who typed it. */
export class UsageError extends Error {}

/** Parses the command line. Returns undefined if help was asked for, which is printed. `files`: file names are allowed. @throws UsageError */
export function readArguments<O extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  help: string,
  options: O,
  files = false,
) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
    const parsed = parseArgs({ args: [...argv], options: all, allowPositionals: files, strict: true });
    // The type of `help` is lost in the union with the generic options.
    if ((parsed.values as { help?: boolean }).help === true) {
      process.stdout.write(help);
      return undefined;
    }
    return parsed;
  } catch (error) {
    throw new UsageError(error instanceof Error ? sentence(error.message) : 'The command line cannot be read.');
  }
}

/** Parses a whole number of at least `least`; `otherwise` if there is no text. @throws UsageError */
export function wholeNumber(name: string, text: string | undefined, least: number, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} must be a whole number of at least ${least}, not "${text}".`);
}

/** Factors separated by commas; one, if there is no text. @throws UsageError */
export function factors(name: string, text: string | undefined): number[] {
  const values = (text ?? '1').split(',').map(Number);
  if (values.every((value) => Number.isFinite(value) && value > 0)) return values;
  throw new UsageError(`--${name} must be numbers above 0, separated by commas, not "${text ?? ''}".`);
}

/** The text of a file. @throws UsageError */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file "${path}" cannot be read.`);
  }
}

function sentence(text: string): string {
  const first = text.split('\n')[0] ?? text;
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** Writes one line of output. */
export type Print = (line: string) => void;

/** A command: it writes lines, and gives the exit code once it is done. */
type Command = (argv: readonly string[], print: Print, complain: Print) => number | Promise<number>;

/**
 * Runs a command as a process: its result becomes the exit code, a UsageError a sentence and the code 2. Ends when the
 * reader of its output closes the pipe.
 */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.on('error', () => process.exit(0));
  const print: Print = (line) => void process.stdout.write(`${line}\n`);
  const complain: Print = (line) => void process.stderr.write(`${line}\n`);
  try {
    process.exitCode = await command(process.argv.slice(2), print, complain);
  } catch (error) {
    const usage = error instanceof UsageError;
    complain(
      usage ? `${error.message}\nAsk for help with --help.` : String(error instanceof Error ? error.stack : error),
    );
    process.exitCode = usage ? 2 : 1;
  }
}
