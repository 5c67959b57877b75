// @ts-check
/** Sign-in through providers, and e-mail addresses. */
import { answer, seen } from './act.mjs';

/** An installation with mail and two providers, one of which is down. @param {object} [more] */
const installation = (more = {}) =>
  answer('**/api/meta', {
    product: { name: 'Taskloom', logo: 'TL' },
    version: '1.0.0',
    capabilities: ['realtime', 'mail'],
    providers: [
      { id: '1', name: 'Fernbank ID', reachable: true },
      { id: '2', name: 'Orbit Partners', reachable: false },
    ],
    ...more,
  });

const IDENTITY = {
  _id: '1',
  provider: '1',
  name: 'Fernbank ID',
  email: 'maya@fernbank.example',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
};

/** @type {import('../camera.mjs').Scene[]} */
export const providers = [
  {
    name: 'login-providers',
    at: '/login',
    before: installation(),
    // Each button of a provider has the words, hidden unless its provider is down.
    shows: ({ page }) => seen(page.getByText('Not reachable now').filter({ visible: true })),
  },
  {
    name: 'login-only-providers',
    at: '/login',
    before: installation({ passwordSignIn: false }),
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Sign in as an admin with a password' })),
  },
  {
    name: 'confirm-email',
    at: '/confirm-email#token',
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Confirm Address' })),
  },
  {
    name: 'security-providers',
    as: 'maya',
    at: '/profile/security',
    whole: true,
    before: async (stage) => {
      await installation()(stage);
      await answer('**/api/auth/identities', [IDENTITY])(stage);
    },
    shows: ({ page }) => seen(page.getByRole('button', { name: 'Connect Orbit Partners' })),
  },
];
