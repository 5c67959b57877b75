#!/usr/bin/env node
// @ts-check
/** The operator's command for an installation, in a checkout and in the container image: `taskloom --help`. */
import { requireNode } from '../prepare/node-version.mjs';
import { prepareDependencies } from '../prepare/checkout.mjs';
import { report } from '../terminal/report-failure.mjs';

if (requireNode()) {
  prepareDependencies()
    .then(() => import('./main.mjs'))
    .then(({ main }) => main(process.argv.slice(2)))
    .catch(report);
}
