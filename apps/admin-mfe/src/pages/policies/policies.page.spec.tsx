import { screen, waitFor, within } from '@testing-library/react';
import { API, type Policies } from '@taskloom/contracts';
import { FakeApi, fixToday, refuse, renderApp } from '@taskloom/client/test-kit';
import { MAYA } from '../../sample/people';
import { aStorage } from '../../sample/storage';
import PoliciesPage from './policies.page';

fixToday('2026-11-20');

const POLICIES: Policies = {
  registration: 'open',
  mailDomains: ['a.example'],
  secondFactor: { required: 'optional', from: null },
  codes: 'tolerant',
  passwords: { minLength: 6, refuseGuessable: false },
  quotas: aStorage().quotas,
  fixedBy: {},
};

const show = (policies: Partial<Policies> = {}) => {
  let current = { ...POLICIES, ...policies };
  const api = new FakeApi()
    .on('GET', API.adminPolicies, () => current)
    .on('PATCH', API.adminPolicies, ({ body }: { body: unknown }) => {
      current = { ...current, ...(body as Partial<Policies>) };
      return current;
    });
  return renderApp(<PoliciesPage />, { route: '/admin/policies', user: MAYA, api });
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (api: FakeApi) => api.sent('PATCH', API.adminPolicies).map(({ body }) => body);

describe('who can create an account', () => {
  it('is chosen and saved', async () => {
    const { user, api } = show();
    const registration = await card('Who can create an account');
    expect(registration.getByRole('radio', { name: /Everyone/ })).toBeChecked();
    expect(registration.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(registration.getByRole('radio', { name: /Invited people/ }));
    await user.click(registration.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ registration: 'invited' }]);
    expect(registration.getByRole('radio', { name: /Invited people/ })).toBeChecked();
    await waitFor(() => expect(registration.getByRole('button', { name: 'Save' })).toBeDisabled());
  });

  it('is read-only and names its variable when the environment fixes it', async () => {
    show({ registration: 'closed', fixedBy: { registration: 'REGISTRATION' } });
    const registration = await card('Who can create an account');
    expect(registration.getByRole('radio', { name: /No one/ })).toBeChecked();
    expect(registration.getByRole('radio', { name: /Everyone/ })).toBeDisabled();
    expect(
      registration.getByText('Set by REGISTRATION on the server, and can only be changed there.'),
    ).toBeVisible();
    expect(registration.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('stays chosen when saving is refused, and says why', async () => {
    const { user, api } = show();
    api.on('PATCH', API.adminPolicies, refuse('UNAVAILABLE', 'Not right now.'));
    const registration = await card('Who can create an account');
    await user.click(registration.getByRole('radio', { name: /No one/ }));
    await user.click(registration.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not right now.')).toBeVisible();
    expect(registration.getByRole('radio', { name: /No one/ })).toBeChecked();
  });
});

describe('allowed mail domains', () => {
  it('are separated by commas, spaces or lines', async () => {
    const { user, api } = show();
    const domains = await card('Allowed mail domains');
    const field = domains.getByRole('textbox', { name: 'Domains' });
    expect(field).toHaveValue('a.example');
    await user.type(field, ', b.example');
    await user.click(domains.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ mailDomains: ['a.example', 'b.example'] }]);
  });

  it('stay in the field when one is refused', async () => {
    const { user, api } = show();
    api.on('PATCH', API.adminPolicies, refuse('VALIDATION_FAILED', 'nonsense is not a domain.'));
    const domains = await card('Allowed mail domains');
    await user.type(domains.getByRole('textbox'), ' nonsense');
    await user.click(domains.getByRole('button', { name: 'Save' }));
    expect(await domains.findByText('nonsense is not a domain.')).toBeVisible();
    expect(domains.getByRole('textbox')).toHaveValue('a.example nonsense');
  });
});

describe('new passwords', () => {
  it('get a minimum length, and those that are easy to guess are refused', async () => {
    const { user, api } = show();
    const passwords = await card('New passwords');
    const length = passwords.getByLabelText('Minimum length');
    expect(length).toHaveValue('6');
    expect(passwords.getByRole('radio', { name: /Warn/ })).toBeChecked();
    expect(passwords.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(length);
    await user.type(length, '12');
    await user.click(passwords.getByRole('radio', { name: /Refuse/ }));
    await user.click(passwords.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ passwords: { minLength: 12, refuseGuessable: true } }]);
    await waitFor(() => expect(passwords.getByRole('button', { name: 'Save' })).toBeDisabled());
  });

  it('show why a length is refused', async () => {
    const { user, api } = show();
    const message = 'The minimum length must be a whole number from 6 to 64.';
    api.on('PATCH', API.adminPolicies, refuse('VALIDATION_FAILED', message));
    const passwords = await card('New passwords');
    await user.type(passwords.getByLabelText('Minimum length'), '00');
    await user.click(passwords.getByRole('button', { name: 'Save' }));
    expect(await passwords.findByText(message)).toBeVisible();
    expect(passwords.getByLabelText('Minimum length')).toHaveValue('600');
  });
});

describe('the second factor', () => {
  it('is required from a day on, which is two weeks ahead unless it is changed', async () => {
    const { user, api } = show();
    const factor = await card('Second factor');
    expect(factor.queryByLabelText('From')).not.toBeInTheDocument();
    await user.click(factor.getByRole('radio', { name: /Required for admins/ }));
    expect(factor.getByLabelText('From')).toBeVisible();
    await user.click(factor.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    expect(sent(api)).toEqual([{ secondFactor: { required: 'admins', from } }]);
  });

  it('becomes optional again', async () => {
    const { user, api } = show({ secondFactor: { required: 'everyone', from: '2026-12-24' } });
    const factor = await card('Second factor');
    expect(factor.getByRole('radio', { name: /Required for everyone/ })).toBeChecked();
    await user.click(factor.getByRole('radio', { name: /Optional/ }));
    await user.click(factor.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ secondFactor: { required: 'optional', from: null } }]);
  });
});

describe('codes of authenticator apps', () => {
  it('count for 30 seconds once an admin decides so', async () => {
    const { user, api } = show();
    const codes = await card('Codes of authenticator apps');
    expect(codes.getByRole('radio', { name: /With tolerance/ })).toBeChecked();
    expect(codes.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(codes.getByRole('radio', { name: /Only the current code/ }));
    await user.click(codes.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ codes: 'strict' }]);
    await waitFor(() => expect(codes.getByRole('button', { name: 'Save' })).toBeDisabled());
  });
});

it('shows why the policies could not be loaded, and retries', async () => {
  const api = new FakeApi().on('GET', API.adminPolicies, refuse('UNAVAILABLE', 'Not right now.'));
  const { user } = renderApp(<PoliciesPage />, { route: '/admin/policies', user: MAYA, api });
  expect(await screen.findByText('Not right now.')).toBeVisible();
  api.on('GET', API.adminPolicies, POLICIES);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Allowed mail domains')).toBeDefined();
});
