// @ts-check
/** What a feature team does with its remote: `npm run remote -- --help`. */
import { main } from './remote/main.mjs';
import { report } from './terminal/report-failure.mjs';

main(process.argv.slice(2)).catch(report);
