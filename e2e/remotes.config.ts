import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/**
 * What remotes can do to the shell and to each other (docs/architecture.md). Every test has its own browser
 * context.
 */
export default defineConfig({
  ...base,
  testDir: './remotes',
  outputDir: '../test-results/remotes',
  workers: 2,
  fullyParallel: true,
});
