// @ts-check
/** The audit log, for team admins. */
import { answer, heading, hold, press, refuse, seen } from './act.mjs';

const AT = '/admin/audit';
const CALL = '**/api/admin/audit*';

const ago = (/** @type {number} */ minutes) => new Date(Date.now() - minutes * 60_000).toISOString();

/** @param {string} _id @param {string} name */
const person = (_id, name) => ({ _id, name, avatar: '' });
const MAYA = person('0190a1b2-0000-7000-8000-000000000001', 'Maya Lindqvist');
const JONAS = person('0190a1b2-0000-7000-8000-000000000002', 'Jonas Weber');
const AIKO = person('0190a1b2-0000-7000-8000-000000000003', 'Aiko Tanaka');

/**
 * @param {import('@taskloom/contracts').AuditKind} kind
 * @param {number} minutes
 * @param {Partial<import('@taskloom/contracts').AuditEvent>} part
 * @returns {import('@taskloom/contracts').AuditEvent}
 */
const event = (kind, minutes, part = {}) => ({
  ...{ _id: `${kind}-${minutes}`, kind, at: ago(minutes), lastAt: ago(minutes), count: 1, actor: MAYA },
  ...{ person: null, subject: null, address: '192.0.2.17', details: {} },
  ...part,
});

const EVENTS = [
  event('role_changed', 3, { person: JONAS, details: { from: 'member', to: 'admin' } }),
  event('invitation_sent', 18, { subject: 'noor.karimi@fernbank.example' }),
  event('remote_changed', 64, {
    address: null,
    subject: 'calendar',
    details: { action: 'activate', by: null, from: '1.3.0', to: '1.4.0', percent: null },
  }),
  event('remote_changed', 71, {
    ...{ actor: null, address: null, subject: 'calendar' },
    details: { action: 'publish', by: 'Calendar pipeline', from: null, to: '1.4.0', percent: null },
  }),
  event('sign_in_failed', 190, { actor: null, person: AIKO, count: 4, address: '2001:db8:85a3::8a2e:370:7334' }),
  event('project_owner_changed', 1_500, { person: AIKO, details: { projects: 2, from: 'gone' } }),
  event('second_factor_added', 1_700, { actor: AIKO, person: AIKO, address: '198.51.100.4' }),
  event('password_reset_link', 2_900, { actor: null, person: JONAS, address: null }),
  event('api_token_created', 4_400, { person: MAYA, subject: 'Nightly report' }),
  event('sign_in', 4_500),
];

/** @param {unknown[]} events @param {string | null} next */
const has = (events, next = null) => answer(CALL, { events, next });

/** @type {import('../camera.mjs').Scene[]} */
export const audit = [
  {
    name: 'audit',
    as: 'maya',
    at: AT,
    whole: true,
    before: has(EVENTS, 'more'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Load more' })),
  },
  {
    name: 'audit-filtered',
    as: 'maya',
    at: `${AT}?kind=role_changed&from=2026-01-01`,
    before: has(EVENTS.slice(0, 1)),
    shows: ({ page }) => seen(page.getByText('1 event', { exact: true })),
  },
  {
    name: 'audit-kinds',
    as: 'maya',
    at: AT,
    before: has(EVENTS),
    shows: async ({ page }) => {
      await seen(page.getByText('10 events'));
      await page.getByRole('combobox', { name: 'Event' }).click();
      await seen(page.getByText('Failed sign-in'));
    },
  },
  {
    name: 'audit-no-match',
    as: 'maya',
    at: `${AT}?kind=person_deleted`,
    before: has([]),
    shows: ({ page }) => seen(page.getByText('No event matches')),
  },
  {
    name: 'audit-loading',
    as: 'maya',
    at: AT,
    before: hold(CALL),
    shows: ({ page }) => page.getByText('Loading the audit log...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'audit-error',
    as: 'maya',
    at: AT,
    before: refuse(CALL, 'The database cannot be reached right now.'),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Retry' })),
  },
  {
    name: 'audit-export-error',
    as: 'maya',
    at: AT,
    before: async (stage) => {
      await has(EVENTS)(stage);
      await refuse('**/api/admin/audit/export*', 'The database cannot be reached right now.')(stage);
    },
    shows: async ({ page }) => {
      await press(page, 'Export CSV');
      await seen(page.getByText('The database cannot be reached right now.'));
    },
  },
  { name: 'audit-for-a-member', as: 'jonas', at: AT, shows: ({ page }) => heading(page, 'Page Not Found') },
];
