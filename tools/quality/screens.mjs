// @ts-check
/**
 * Takes screenshots of every screen, dialog and state at three widths in both themes, from the demo data.
 * Usage: npm run screens -- --only board
 */
import { main } from './screens/main.mjs';
import { report } from '../run/terminal/report-failure.mjs';

main(process.argv.slice(2)).catch(report);
