// @ts-check
import { CommanderError, createProgram } from '../../run/terminal/command-line.mjs';
import { codeOf, isFailure } from '../../run/terminal/failure.mjs';
import { report } from '../../run/terminal/report-failure.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { addCommands } from './commands.mjs';
import { openRepository } from './repository.mjs';

/** Documented in the README of the package. */
const EXIT = { failed: 1, usage: 2, refused: 3 };

/** Codes of commands that did not reach the installation's registry, or that it refused. */
const OWN_CODES = ['', 'FAILED', 'NOT_READY', 'NO_CHROMIUM'];

/** @param {string[]} args */
export async function run(args) {
  const json = args.includes('--json');
  const steps = createSteps({ out: json ? process.stderr : process.stdout });
  const program = createProgram('taskloom', 'Develops, checks and deploys the remote in this folder.');
  program.option(
    '--json',
    'print the result as JSON on standard output, and everything else on standard error',
  );
  /** @param {object} result */
  const print = (result) => void (json && process.stdout.write(`${JSON.stringify(result)}\n`));
  try {
    addCommands(program, steps, openRepository, (result) => print({ ok: true, ...result }));
    await program.parseAsync(
      args.filter((arg) => arg !== '--json'),
      { from: 'user' },
    );
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (process.exitCode === 0) return;
    const message = error instanceof Error ? error.message.replace(/^error: /, '') : String(error);
    print({ ok: false, code: codeOf(error) || 'FAILED', message });
    if (error instanceof CommanderError) console.error(`${message} (taskloom --help)`);
    else reportWith(error, process.exitCode);
  }
}

/** @param {unknown} error */
function exitCodeOf(error) {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  return isFailure(error) && !OWN_CODES.includes(codeOf(error)) ? EXIT.refused : EXIT.failed;
}

/** @param {unknown} error @param {number} code */
function reportWith(error, code) {
  report(error);
  process.exitCode = code;
}
