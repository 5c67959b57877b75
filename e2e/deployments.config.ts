import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** Real deployments into an installation of their own, because activating a version affects everyone in it. */
export default defineConfig({
  ...base,
  testDir: './deployments',
  outputDir: '../test-results/deployments',
  workers: 1,
  fullyParallel: false,
  // Browsers of real people have a service worker, so deployments and rollbacks must work with one.
  use: { ...base.use, serviceWorkers: 'allow' },
});
