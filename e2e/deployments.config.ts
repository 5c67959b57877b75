import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/**
 * Real deployments into an installation of their own, because activating a version affects everybody in it.
 */
export default defineConfig({
  ...base,
  testDir: './deployments',
  outputDir: '../test-results/deployments',
  workers: 1,
  fullyParallel: false,
  // People have it, so a deployment and a rollback must reach them past it.
  use: { ...base.use, serviceWorkers: 'allow' },
});
