// @ts-check
/** People and their invitations, for team admins. */
import { answer, press, seen } from './act.mjs';

const PEOPLE = '/admin/people';

/** @param {import('../camera.mjs').Stage['page']} page @param {string} text */
const invite = async (page, text) => {
  await press(page, 'Invite people');
  await page.getByRole('textbox', { name: 'Email addresses' }).fill(text);
};

/** A failure of one job, and something that waits for another. @param {import('@taskloom/contracts').BackgroundJob} job */
const withFailure = (job) => {
  const at = new Date(Date.now() - 300_000).toISOString();
  if (job.name === 'mails') return { ...job, waiting: 4 };
  if (job.name !== 'deleted-files') return job;
  const failure = { at, reason: 'disk-full', details: 'ENOSPC: no space left on device, write' };
  return { ...job, lastRun: { at, milliseconds: 1_240, failed: true }, failures: [failure] };
};

/** @type {import('../camera.mjs').Scene[]} */
export const administration = [
  {
    name: 'people',
    as: 'maya',
    at: PEOPLE,
    whole: true,
    shows: ({ page }) => seen(page.getByRole('table', { name: 'People' })),
  },
  {
    name: 'people-invite',
    as: 'maya',
    at: PEOPLE,
    shows: async ({ page }) => {
      await invite(page, 'ada@fernbank.example\ngrace@fernbank.example\nedsger@fernbank.example');
      await seen(page.getByRole('button', { name: 'Invite 3 people' }));
    },
  },
  {
    name: 'people-invite-results',
    as: 'maya',
    at: PEOPLE,
    before: answer(
      '**/api/team/invites',
      {
        results: [
          { email: 'ada@fernbank.example', outcome: 'invited' },
          { email: 'jonas.weber@fernbank.example', outcome: 'member' },
          { email: 'noor@fernbank.example', outcome: 'pending' },
          { email: `${'edsger.wybe.'.repeat(4)}dijkstra@fernbank`, outcome: 'invalid' },
        ],
      },
      { method: 'POST' },
    ),
    shows: async ({ page }) => {
      await invite(page, 'ada@fernbank.example');
      await press(page, 'Invite 1 person');
      await seen(page.getByRole('list', { name: 'Results' }));
    },
  },
  {
    name: 'policies',
    as: 'maya',
    at: '/admin/policies',
    whole: true,
    before: answer('**/api/admin/policies', {
      registration: 'invited',
      mailDomains: ['fernbank.example', 'orbit.example'],
      secondFactor: { required: 'admins', from: '2027-01-11' },
      passwords: { minLength: 12, refuseGuessable: true },
      fixedBy: {},
    }),
    shows: ({ page }) => seen(page.getByRole('radio', { name: /Invited people/ })),
  },
  {
    name: 'policies-fixed',
    as: 'maya',
    at: '/admin/policies',
    before: answer('**/api/admin/policies', {
      registration: 'closed',
      mailDomains: [],
      secondFactor: { required: 'admins', from: '2027-01-11' },
      passwords: { minLength: 12, refuseGuessable: true },
      fixedBy: { registration: 'REGISTRATION', mailDomains: 'MAIL_DOMAINS' },
    }),
    shows: ({ page }) => seen(page.getByText('Set by MAIL_DOMAINS')),
  },
  {
    name: 'admin-mail',
    as: 'maya',
    at: '/admin/mail',
    before: async (stage) => {
      await answer('**/api/admin/mail', {
        server: 'smtp.fernbank.example:587',
        from: 'desk@fernbank.example',
        waiting: 1,
        failures: [
          {
            _id: '1',
            kind: 'invitation',
            recipient: 'n…@fernbank.example',
            createdAt: new Date(Date.now() - 7_200_000).toISOString(),
            tries: 9,
            error: 'ECONNECTION CONN',
            givenUp: false,
          },
          {
            _id: '2',
            kind: 'password_reset',
            recipient: 'j…@fernbank.example',
            createdAt: new Date(Date.now() - 86_400_000).toISOString(),
            tries: 1,
            error: 'EENVELOPE RCPT TO 550',
            givenUp: true,
          },
        ],
      })(stage);
      await answer(
        '**/api/admin/mail/test',
        { accepted: false, message: 'The connection to the mail server failed: connect ECONNREFUSED 127.0.0.1:25' },
        { method: 'POST' },
      )(stage);
    },
    shows: async ({ page }) => {
      await press(page, /^Send a test mail/);
      await seen(page.getByText('ECONNREFUSED'));
    },
  },
  {
    name: 'admin-storage',
    as: 'maya',
    at: '/admin/storage',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('region', { name: 'Quotas' })),
  },
  {
    name: 'admin-tokens',
    as: 'maya',
    at: '/admin/tokens',
    whole: true,
    shows: ({ page }) => seen(page.getByRole('heading', { level: 1, name: 'API tokens' })),
  },
  {
    name: 'admin-jobs',
    as: 'maya',
    at: '/admin/jobs',
    whole: true,
    before: ({ page }) =>
      page.route('**/api/admin/jobs', async (route) => {
        const response = await route.fetch();
        const { jobs } = await response.json();
        await route.fulfill({ response, json: { jobs: jobs.map(withFailure) } });
      }),
    shows: ({ page }) => seen(page.getByText('The disk is full')),
  },
];
