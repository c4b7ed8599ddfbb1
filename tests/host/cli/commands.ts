/** A command of `src-main/cli`. */
type Command = (argv: readonly string[], print: (line: string) => void, complain: (line: string) => void) => number;

/** Runs a command. Returns its output lines, its error lines and its exit code. */
export function run(command: Command, argv: readonly string[]) {
  const [lines, wrong]: [string[], string[]] = [[], []];
  const code = command(
    argv,
    (line) => lines.push(line),
    (line) => wrong.push(line),
  );
  return { code, lines, wrong };
}
/** The message with which a command rejects its arguments; `nothing` if it accepts them. */
export const usage = (command: Command, argv: readonly string[]): string => {
  try {
    run(command, argv);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

/** A command that takes its time. */
type LongCommand = (...args: Parameters<Command>) => Promise<number>;

/** Runs a command that takes its time, like `run`. */
export async function runLong(command: LongCommand, argv: readonly string[]) {
  const [lines, wrong]: [string[], string[]] = [[], []];
  const code = await command(
    argv,
    (line) => lines.push(line),
    (line) => wrong.push(line),
  );
  return { code, lines, wrong };
}
