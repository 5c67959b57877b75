import { expect, test } from '../commands/test.js';

// Each of these journeys must fail: a gate that lets one through is open.
test.describe('a journey fails', () => {
  test.fail('when the console shows a warning', async ({ page }) => {
    await page.goto('/login');
    // eslint-disable-next-line no-console -- the page prints it, so that the gate sees it
    await page.evaluate(() => console.warn('something is not as it should be'));
  });

  test.fail('when a script throws', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => setTimeout(() => JSON.parse('{')));
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test.fail('when an answer is refused that nobody expected', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => fetch('/api/no/such/call'));
  });
});

test('the content security policy refuses an inline script, and says so', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect.poll(() => complaints.join('\n')).toContain('content security policy: script-src');
  expect(await page.title()).not.toBe('taken over');
  complaints.length = 0;
});
