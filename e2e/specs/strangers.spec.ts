import { expect, given, REFUSED_ANSWER, test } from '../commands/test.js';

test.use({ tolerated: REFUSED_ANSWER });

test("a person without access sees the 404 screen instead of another person's project", async ({
  page,
  signInAs,
}) => {
  const project = await given.project(await given.user('Owner'));
  await signInAs(await given.user('Stranger'));
  await page.goto(`/projects/${project._id}`);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown path shows the 404 screen, signed in or not', async ({ page, signInAs }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await signInAs(await given.user());
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
