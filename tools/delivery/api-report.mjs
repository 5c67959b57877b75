// @ts-check
/**
 * Writes the reports of the public API of contracts, client and ui, and refuses changes that their versions don't reflect. Usage: npm run
 * api-report
 */
import { checkLibrary, saveReport } from './api-report/check.mjs';
import { LIBRARIES } from './api-report/declarations.mjs';

for (const { library, demand, report, isCurrent } of LIBRARIES.map(checkLibrary)) {
  if (demand) {
    console.error(demand);
    process.exitCode = 1;
  } else if (isCurrent) console.log(`${library}: nothing has changed`);
  else {
    saveReport(library, report);
    console.log(`${library}: libs/${library}/api-report.txt was written`);
  }
}
