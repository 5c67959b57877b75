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

/** The storage of a signed-in person's browser. */
export const storedFor = ({ token, user }: TestUser): readonly (readonly [key: string, value: string])[] => {
  const session = [
    [STORAGE_KEYS.token, token],
    [STORAGE_KEYS.auth, JSON.stringify({ token, user })],
  ] as const;
  if (user.role !== 'admin') return session;
  // All tests share the admin: notices of what another one does there would cover buttons.
  return [...session, [`taskloom:shell:@${user._id}:preferences`, JSON.stringify({ liveNotices: false })]];
};

/** Resolves once the page's socket is connected. Call it before the page is opened: a push from before is lost. */
export const connected = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
};

/** A signed-in page in a browser context of its own; optionally under another address of the installation. */
export const aBrowserOf = async (
  browser: Browser,
  user: TestUser,
  baseURL = base(),
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(
    (stored) => stored.forEach(([key, value]) => localStorage.setItem(key, value)),
    storedFor(user),
  );
  return { context, page: await context.newPage() };
};
