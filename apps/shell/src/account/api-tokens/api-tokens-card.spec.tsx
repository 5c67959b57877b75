import { screen, waitFor, within } from '@testing-library/react';
import { API, type ApiToken, type StepUpWays } from '@taskloom/contracts';
import { aProject, aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { ApiTokensCard } from './api-tokens-card';

const SECRET = `tl_${'k3J9xQa'.padEnd(43, 'x')}`;
const report: ApiToken = {
  _id: 't1',
  name: 'Nightly report',
  prefix: 'tl_k3J9xQa',
  scope: 'read',
  projects: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2126-02-18T09:00:00.000Z',
  lastUsedAt: null,
};
const old: ApiToken = {
  ...report,
  _id: 't2',
  name: 'Old import',
  scope: 'write',
  projects: [{ _id: 'p1', title: 'Website' }],
  expiresAt: '2020-02-18T09:00:00.000Z',
  lastUsedAt: '2020-01-18T09:00:00.000Z',
};

const show = (...tokens: ApiToken[]) => {
  const api = new FakeApi()
    .on('GET', API.apiTokens, tokens)
    .on('GET', API.projects, [aProject({ _id: 'p1', title: 'Website' })]);
  return { ...renderApp(<ApiTokensCard />, { user: aUser(), api }), api };
};
type View = ReturnType<typeof show>;

const openForm = async ({ user }: View) => {
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  return within(await screen.findByRole('dialog', { name: 'New API token' }));
};
const sent = ({ api }: View) => api.sent('POST', API.apiTokens);

it('lists tokens with scope, projects, expiry and last use', async () => {
  show(report, old);
  expect(await screen.findByRole('heading', { name: 'API tokens 2' })).toBeVisible();
  const row = (name: string) => screen.getByText(name).closest('li');
  expect(row('Nightly report')).toHaveTextContent(/tl_k3J9xQa….*Read.*expires Feb 18, 2126.*never used/);
  expect(row('Old import')).toHaveTextContent(/Read and write.*1 project.*expired Feb 18, 2020.*last used/);
});

it('creates a token for 90 days and shows it once, with an example', async () => {
  const view = show();
  view.api.on('POST', API.apiTokens, { token: report, secret: SECRET });
  const form = await openForm(view);
  await view.user.type(form.getByLabelText('Name'), ' Nightly report ');
  await view.user.type(form.getByLabelText('Your password'), 'correct horse');
  view.api.on('GET', API.apiTokens, [report]);
  await view.user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.getByText(/^curl -H/)).toHaveTextContent(`Bearer ${SECRET}`);
  expect(sent(view)[0]?.body).toEqual({
    name: 'Nightly report',
    scope: 'read',
    days: 90,
    password: 'correct horse',
  });
  await view.user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(await screen.findByText('Nightly report')).toBeVisible();
});

it('sends scope, lifetime and projects as chosen', async () => {
  const view = show();
  view.api.on('POST', API.apiTokens, { token: report, secret: SECRET });
  const form = await openForm(view);
  await view.user.type(form.getByLabelText('Name'), 'Import');
  await view.user.click(form.getByRole('radio', { name: /^Read and write/ }));
  await view.user.selectOptions(form.getByLabelText('Expires after'), '30 days');
  await view.user.click(form.getByRole('checkbox', { name: 'Limit to some projects' }));
  await view.user.click(await form.findByRole('checkbox', { name: 'Website' }));
  await view.user.type(form.getByLabelText('Your password'), 'correct horse');
  await view.user.click(form.getByRole('button', { name: 'Create token' }));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  expect(sent(view)[0]?.body).toMatchObject({ scope: 'write', days: 30, projectIds: ['p1'] });
});

it('shows what is missing, and sends nothing', async () => {
  const view = show();
  const form = await openForm(view);
  await view.user.click(form.getByRole('checkbox', { name: 'Limit to some projects' }));
  await view.user.click(form.getByRole('button', { name: 'Create token' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./);
  expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required.');
  expect(form.getByText('Choose at least one project.')).toBeVisible();
  expect(sent(view)).toHaveLength(0);
});

it('asks people without a password for none', async () => {
  const view = show();
  const ways: StepUpWays = { password: false, code: false, passkey: false, providers: [] };
  view.api.on('GET', API.stepUp, ways).on('POST', API.apiTokens, { token: report, secret: SECRET });
  const form = await openForm(view);
  await waitFor(() => expect(form.queryByLabelText('Your password')).not.toBeInTheDocument());
  await view.user.type(form.getByLabelText('Name'), 'Nightly report');
  await view.user.click(form.getByRole('button', { name: 'Create token' }));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  expect(sent(view)[0]?.body).toEqual({ name: 'Nightly report', scope: 'read', days: 90 });
});

it('keeps the form when the password is wrong', async () => {
  const view = show();
  view.api.on('POST', API.apiTokens, refuse('VALIDATION_FAILED', 'The current password is incorrect.'));
  const form = await openForm(view);
  await view.user.type(form.getByLabelText('Name'), 'Import');
  await view.user.type(form.getByLabelText('Your password'), 'wrong');
  await view.user.click(form.getByRole('button', { name: 'Create token' }));
  await waitFor(() =>
    expect(form.getByLabelText('Your password')).toHaveAccessibleDescription(
      'The current password is incorrect.',
    ),
  );
  expect(form.getByLabelText('Name')).toHaveValue('Import');
});

it('revokes a token after a confirmation that names it', async () => {
  const view = show(report);
  view.api.on('DELETE', API.apiToken('t1'), { ok: true });
  await view.user.click(await screen.findByRole('button', { name: 'Revoke: Nightly report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke Nightly report?' });
  view.api.on('GET', API.apiTokens, []);
  await view.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Token revoked')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Nightly report')).not.toBeInTheDocument());
});

it('keeps a token that could not be revoked, with a message', async () => {
  const view = show(report);
  view.api.on('DELETE', API.apiToken('t1'), refuse('UNAVAILABLE', 'Not now.'));
  await view.user.click(await screen.findByRole('button', { name: 'Revoke: Nightly report' }));
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Failed to revoke the token')).toBeVisible();
  expect(screen.getByText('Nightly report')).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  const api = new FakeApi().on('GET', API.apiTokens, refuse('FORBIDDEN', 'No.'));
  const { user } = renderApp(<ApiTokensCard />, { user: aUser(), api });
  expect(await screen.findByRole('heading', { name: 'Your API tokens could not be loaded' })).toBeVisible();
  api.on('GET', API.apiTokens, [report]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nightly report')).toBeVisible();
});
