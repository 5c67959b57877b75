export { default } from '../../tools/quality/jest/browser.mjs';
