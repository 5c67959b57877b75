import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/**
 * Attacks of remotes on the shell and on each other (docs/architecture.md). Every test has its own browser
 * context.
 */
export default defineConfig({
  ...base,
  testDir: './remotes',
  outputDir: '../test-results/remotes',
  workers: 2,
  fullyParallel: true,
});
