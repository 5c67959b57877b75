import { screen, within } from '@testing-library/react';
import { API, type InstallationStorage, type PoliciesUpdate } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { MAYA } from '../../sample/people';
import { aStorage, GIGABYTE } from '../../sample/storage';
import StoragePage from './storage.page';

const show = (parts: Partial<InstallationStorage> = {}) => {
  let storage = aStorage(parts);
  const api = new FakeApi()
    .on('GET', API.installationStorage, () => storage)
    .on('PATCH', API.adminPolicies, ({ body }: { body: unknown }) => {
      const { quotas = {} } = body as PoliciesUpdate;
      const { person } = storage.quotas;
      storage = aStorage({
        quotas: { ...storage.quotas, person: { ...person, limit: quotas.person ?? person.default } },
      });
      return {};
    });
  return renderApp(<StoragePage />, { route: '/admin/storage', user: MAYA, api });
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (api: FakeApi) => api.sent('PATCH', API.adminPolicies).map(({ body }) => body);

it('shows used and free space, and the largest people and projects of the team', async () => {
  show();
  const used = await card('Used space');
  expect(used.getByText('Files of all projects use 13 GB of 50 GB')).toBeVisible();
  expect(used.getByText('Free on disk').nextSibling).toHaveTextContent('83 GB');
  expect(used.queryByText(/are refused until/)).not.toBeInTheDocument();
  const people = within(screen.getByRole('list', { name: 'Largest users in your team' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Lovelace120 files1.5 GB',
    'Jonas Weber1 file307 MB',
  ]);
  expect(people.getByRole('img', { name: 'Ada Lovelace: 1.5 GB of 2 GB' })).toBeVisible();
  const projects = within(screen.getByRole('list', { name: 'Largest projects of your team' }));
  expect(projects.getByRole('listitem')).toHaveTextContent(
    'Billing migrationOwner: Ada Lovelace · 310 files4 GB',
  );
});

it('shows that uploads are refused while less than the reserve is free', async () => {
  show({ free: GIGABYTE / 2 });
  expect((await card('Used space')).getByText(/uploads and builds of remotes are refused/)).toBeVisible();
});

describe('a quota', () => {
  it('is changed, and back to the setting of the server once it is empty', async () => {
    const { user, api } = show();
    const quotas = await card('Quotas');
    const person = quotas.getByRole('textbox', { name: 'Each person' });
    expect(person).toHaveAccessibleDescription('Empty: 2 GB, as set on the server');
    expect(quotas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(person, '500 mb');
    await user.click(quotas.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Ada Lovelace: 1.5 GB of 500 MB' })).toBeVisible();
    expect(person).toHaveValue('500 MB');
    await user.clear(person);
    await user.click(quotas.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('img', { name: 'Ada Lovelace: 1.5 GB of 2 GB' })).toBeVisible();
    expect(sent(api)).toEqual([{ quotas: { person: 500 * 1_048_576 } }, { quotas: { person: null } }]);
  });

  it('that is no size is refused beside its field', async () => {
    const { user, api } = show();
    const quotas = await card('Quotas');
    const project = quotas.getByRole('textbox', { name: 'Each project' });
    await user.type(project, 'a lot{Enter}');
    expect(await quotas.findByText(/^Enter a size from 1 MB to/)).toBeVisible();
    expect(project).toBeInvalid();
    expect(sent(api)).toEqual([]);
  });

  it('stays as typed when the server refuses it, and the reason is shown', async () => {
    const { user, api } = show();
    api.on('PATCH', API.adminPolicies, refuse('UNAVAILABLE', 'Not right now.'));
    const installation = (await card('Quotas')).getByRole('textbox', { name: 'The installation' });
    await user.type(installation, '60 GB{Enter}');
    expect(await screen.findByText('Not right now.')).toBeVisible();
    expect(installation).toHaveValue('60 GB');
  });
});
