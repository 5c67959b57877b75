import { expect, test } from '../commands/test.js';

// The browser's own message, before or after the page's error.
test.use({ tolerated: /Content Security Policy directive/ });

/** Or in vain: then the test passes, which is what shows that the check is broken. */
const complaintIn = (complaints: readonly string[]) =>
  expect
    .poll(() => complaints.length)
    .toBeGreaterThan(0)
    .catch(() => undefined);

// Each of these tests must fail: one that passes shows that the check for complaints is broken.
test.describe('a test fails', () => {
  test.fail('when the console shows a warning', async ({ page, complaints }) => {
    await page.goto('/login');
    // eslint-disable-next-line no-console -- the page prints it, so that the check detects it
    await page.evaluate(() => console.warn('something is wrong'));
    await complaintIn(complaints);
  });

  test.fail('when a script throws', async ({ page, complaints }) => {
    await page.goto('/login');
    await page.evaluate(() => setTimeout(() => JSON.parse('{')));
    await complaintIn(complaints);
  });

  test.fail('on an unexpected refused request', async ({ page, complaints }) => {
    await page.goto('/login');
    await page.evaluate(() => fetch('/api/no/such/call'));
    await complaintIn(complaints);
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
