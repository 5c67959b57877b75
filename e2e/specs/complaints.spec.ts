import { expect, test } from '../commands/test.js';

// Each of these tests must fail: one that passes shows that the check for complaints is broken.
test.describe('a test fails', () => {
  test.fail('when the console shows a warning', async ({ page }) => {
    await page.goto('/login');
    // eslint-disable-next-line no-console -- the page prints it, so that the check detects it
    await page.evaluate(() => console.warn('something is wrong'));
  });

  test.fail('when a script throws', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => setTimeout(() => JSON.parse('{')));
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test.fail('on an unexpected refused request', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => fetch('/api/no/such/call'));
  });
});

test('the content security policy blocks an inline script and reports it', async ({ page, complaints }) => {
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
