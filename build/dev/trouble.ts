/** An error that whoever called the command can do something about. Its message is printed without a stack. */
export class Trouble extends Error {}
