export { default } from '../../tools/jest/browser.mjs';
