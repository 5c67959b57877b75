// @ts-check
import { main } from './api-check/main.mjs';
import { report } from '../run/terminal/report-failure.mjs';

main(process.argv.slice(2)).catch(report);
