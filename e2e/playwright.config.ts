import { defineConfig, devices } from '@playwright/test';
import { scaled } from './installation/limits.js';

/** The browser that tools/run/chromium.mjs finds, or Playwright's own. */
const executablePath = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;

/** Tests that `npm test` leaves to `npm run test:long` (CONTRIBUTING, levels of tests). Without a level, all tests run. */
const LONG = /@long\b|\.long\.spec\.ts/;
const level = process.env['TEST_LEVEL'];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/e2e',
  globalSetup: './installation/start.ts',
  // All tests share one installation, but each creates its own people. A test that affects everyone, such as
  // one that activates a version of a remote, belongs to `deployments`.
  // One more than cores, because a test mostly waits for timers and answers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  ...(level === 'long' && { grep: LONG }),
  ...(level === 'gate' && { grepInvert: LONG }),
  // `npm test` names the tests that pass on a retry, and fails with more than two of them.
  retries: process.env['CI'] ? 1 : 0,
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Playwright's routes don't see what a service worker requests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each test takes a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
