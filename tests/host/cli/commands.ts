/** Runs the commands as the command line does. */
type Command = (argv: readonly string[], print: (line: string) => void, complain: (line: string) => void) => number;

/** What a command has written and with which code it ended. */
export function run(command: Command, argv: readonly string[]) {
  const [lines, wrong]: [string[], string[]] = [[], []];
  const code = command(
    argv,
    (line) => lines.push(line),
    (line) => wrong.push(line),
  );
  return { code, lines, wrong };
}
/** What a command says about its command line. */
export const usage = (command: Command, argv: readonly string[]): string => {
  try {
    run(command, argv);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};
