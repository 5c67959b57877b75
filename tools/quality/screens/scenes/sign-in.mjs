// @ts-check
import { answer, press, seen } from './act.mjs';

/** @type {import('../camera.mjs').Scene[]} */
export const signIn = [
  { name: 'login', at: '/login', shows: ({ page }) => seen(page.getByLabel('Email')) },
  {
    name: 'login-refused',
    at: '/login',
    shows: async ({ page }) => {
      await page.getByLabel('Email').fill('maya@fernbank.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press(page, 'Sign In');
      await seen(page.getByText('Login failed'));
    },
  },
  {
    name: 'login-busy',
    at: '/login',
    shows: async ({ page }) => {
      await page.route('**/api/auth/login', () => undefined);
      await page.getByLabel('Email').fill('maya@fernbank.example');
      await page.getByLabel('Password', { exact: true }).fill('taskloom-demo');
      await press(page, 'Sign In');
      await seen(page.getByRole('button', { name: 'Signing in...' }));
    },
  },
  {
    name: 'second-step',
    at: '/login',
    before: answer(
      '**/api/auth/login',
      {
        statusCode: 403,
        error: 'Forbidden',
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Enter the code from your authenticator app.',
      },
      { method: 'POST', status: 403 },
    ),
    shows: async ({ page }) => {
      await page.getByLabel('Email').fill('maya@fernbank.example');
      await page.getByLabel('Password', { exact: true }).fill('taskloom-demo');
      await press(page, 'Sign In');
      await page.getByLabel('Code').fill('418');
    },
  },
  {
    name: 'forgot-password',
    at: '/forgot-password',
    shows: ({ page }) => seen(page.getByText('An admin of your team can give you a link')),
  },
  {
    name: 'reset-password',
    at: '/reset-password#token',
    shows: ({ page }) => seen(page.getByLabel('New password')),
  },
  { name: 'register', at: '/register', shows: ({ page }) => seen(page.getByLabel('Full Name')) },
  {
    name: 'register-refused',
    at: '/register',
    before: answer(
      '**/api/auth/register',
      {
        statusCode: 409,
        error: 'Conflict',
        code: 'EMAIL_TAKEN',
        message: 'An account with this email already exists.',
        errors: [{ field: 'email', message: 'An account with this email already exists.' }],
      },
      { method: 'POST', status: 409 },
    ),
    shows: async ({ page }) => {
      await page.getByLabel('Full Name').fill('Maya Lindqvist');
      await page.getByLabel('Email').fill('maya@fernbank.example');
      await page.getByLabel('Password', { exact: true }).fill('taskloom-demo');
      await press(page, 'Create Account');
      await seen(page.getByText('Registration failed'));
    },
  },
  {
    name: 'register-weak-password',
    at: '/register',
    shows: async ({ page }) => {
      await page.getByLabel('Password', { exact: true }).fill('password1');
      await seen(page.getByText('Weak: one of the most common passwords'));
    },
  },
];
