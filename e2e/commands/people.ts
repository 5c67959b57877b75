import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { STORAGE_KEYS, type Project } from '@taskloom/contracts';
import { base, given, type TestUser } from './api.js';

/** Two people in one project. */
export const twoOnAProject = async (): Promise<{ ann: TestUser; ben: TestUser; project: Project }> => {
  const admin = await given.admin();
  const ann = await given.teamMember(admin, 'Ann Archer');
  const ben = await given.teamMember(admin, 'Ben Baker');
  const project = await given.project(ann, 'Gemini');
  await given.projectMember(ann, project, ben);
  return { ann, ben, project };
};

/** A signed-in page in a browser context of its own; optionally under another address of the installation. */
export const aBrowserOf = async (
  browser: Browser,
  { token, user }: TestUser,
  baseURL = base(),
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(
    ([keys, session]) => {
      localStorage.setItem(keys.token, session.token);
      localStorage.setItem(keys.auth, JSON.stringify(session));
    },
    [STORAGE_KEYS, { token, user }] as const,
  );
  return { context, page: await context.newPage() };
};
