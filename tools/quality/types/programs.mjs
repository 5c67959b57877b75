// @ts-check
/**
 * The programs in which `npm test` checks all types. One program checks several projects, because each project on its own checks
 * the libraries that it imports again. Relative to the root.
 */
export const PROGRAMS = [
  'tools/quality/types/browser.json',
  'tools/quality/types/tools.json',
  'libs/contracts/tsconfig.json',
  'services/api/tsconfig.json',
  'e2e/tsconfig.json',
];
