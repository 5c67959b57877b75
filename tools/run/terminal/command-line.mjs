// @ts-check
/** Creates commands with commander: prints help without a subcommand, and every error as one sentence. */
import { Command, CommanderError } from 'commander';
import { Failure } from './failure.mjs';

export { CommanderError };

/** @param {string} name @param {string} description */
export const createProgram = (name, description) =>
  new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ writeErr: (text) => void (/^Usage/.test(text) && process.stdout.write(text)) });

/** @param {Command} program @param {string[]} args @throws {Failure} */
export async function runProgram(program, args) {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.help') process.exitCode = 1;
    else if (error.exitCode !== 0)
      throw new Failure(`${error.message.replace(/^error: /, '')} (${program.name()} --help)`);
  }
}
