import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** Real deployments into an installation of their own: what is live there changes for everybody. */
export default defineConfig({ ...base, testDir: './deployments', outputDir: '../test-results/deployments' });
