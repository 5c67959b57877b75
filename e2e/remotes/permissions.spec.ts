import { API, API_BASE, SCREENS } from '@taskloom/contracts';
import { FramePage } from '../pages/frame.page.js';
import { TestRegistry } from './registry.js';
import { expect, given, test } from './test.js';

test('a screen whose version declares less is refused the other calls, and only that screen', async ({
  page,
  context,
  signInAs,
}) => {
  const user = await given.user();
  const project = await given.project(user);
  await signInAs(user);
  const registry = await TestRegistry.of(context);
  registry.activate({ ...registry.entry('calendar'), permissions: { calls: ['projects.read'] } });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));

  await page.goto(SCREENS.calendar);
  const frame = new FramePage(page);
  await expect(frame.heading('Project Calendar')).toBeVisible();
  await expect
    .poll(() => printed.join('\n'))
    .toContain('calendar may not call getCalendar: its remote.json doesn\'t declare "calls tasks.read"');
  await expect.poll(() => calls).toContain(`${API_BASE}${API.projects}`);
  expect(calls).not.toContain(`${API_BASE}${API.calendar}`);

  // The board makes its own calls.
  await page.goto(SCREENS.project(project._id));
  await expect(frame.heading(project.title)).toBeVisible();
  await expect.poll(() => calls).toContain(`${API_BASE}${API.tasks(project._id)}`);
});
