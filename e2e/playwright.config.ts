import { defineConfig, devices } from '@playwright/test';

/** The browser that tools/run/chromium.mjs finds, or Playwright's own. */
const executablePath = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;

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
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Playwright's routes don't see what a service worker requests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each test takes a third of the time. To see a failure: npx playwright test --trace on
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
