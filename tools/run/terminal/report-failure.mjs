// @ts-check
import { isFailure } from './failure.mjs';
import { styled } from './style.mjs';

/** Prints why a command failed: one sentence for an expected failure, the whole error otherwise. @param {unknown} error */
export function report(error) {
  const paint = styled(process.stderr);
  process.exitCode = 1;
  if (!isFailure(error)) return console.error(error);
  if ('details' in error && error.details) console.error(`\n${error.details}\n`);
  console.error(paint.red(error.message));
}
