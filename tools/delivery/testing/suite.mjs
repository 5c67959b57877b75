#!/usr/bin/env node
// @ts-check
/** The command of `@taskloom/testing`: `npx taskloom-suite --help`. */
// @ts-expect-error: The CLI exists only as a packed package.
import { run } from '@taskloom/cli/run';

await run(['suite', ...process.argv.slice(2)]);
