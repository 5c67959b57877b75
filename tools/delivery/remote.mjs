// @ts-check
/** The command of a feature team for its remote: `npm run remote -- --help`. In old syntax, as `start.mjs` is. */
import { requireNode } from '../run/prepare/node-version.mjs';
import { prepareDependencies } from '../run/prepare/checkout.mjs';
import { report } from '../run/terminal/report-failure.mjs';

if (requireNode()) {
  prepareDependencies()
    .then(() => import('./remote/main.mjs'))
    .then(({ main }) => main(process.argv.slice(2)))
    .catch(report);
}
