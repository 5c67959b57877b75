#!/usr/bin/env node
// @ts-check
/** The command of a team whose remote is in a repository of its own: `npx taskloom --help`. */
import { run } from './run.mjs';

await run(process.argv.slice(2));
