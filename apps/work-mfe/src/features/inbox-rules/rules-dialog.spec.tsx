import { screen, waitFor } from '@testing-library/react';
import {
  API,
  changedRules,
  RULE_TYPES,
  type NotificationRule,
  type NotificationRulesUpdate,
} from '@taskloom/contracts';
import { aProject, FakeApi, refuse, renderApp, type ApiCall } from '@taskloom/client/test-kit';
import RulesDialog from './rules-dialog';

const apollo = aProject({ _id: 'apollo', title: 'Apollo' });

const show = (rules: NotificationRule[] = [], first: string | null = null) => {
  let kept = rules;
  const api = new FakeApi()
    .on('GET', API.projects, [apollo])
    .on('GET', API.notificationRules, () => ({ rules: kept }))
    .on('PATCH', API.notificationRules, ({ body }: ApiCall) => {
      kept = changedRules(kept, body as NotificationRulesUpdate);
      return { rules: kept };
    });
  return renderApp(<RulesDialog first={first} onClose={() => undefined} />, { api });
};

const row = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const chosen = async (name: string) => (await row(name)).selectedOptions[0]?.textContent;
const sent = (api: FakeApi) => api.sent('PATCH', API.notificationRules).map(({ body }) => body);

it('everything is received at first', async () => {
  show();
  expect(await chosen('Mentions of me')).toBe('Receive');
  // One for each type, and that of the project.
  expect(screen.getAllByRole('combobox')).toHaveLength(RULE_TYPES.length + 1);
});

it('a type is muted in all projects and received in one', async () => {
  const { user, api } = show();
  await user.selectOptions(await row('Mentions of me'), 'Mute');
  await waitFor(async () => expect(await chosen('Mentions of me')).toBe('Mute'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rules for' }), 'Apollo');
  expect(await chosen('Mentions of me')).toBe('As in all: mute');
  await user.selectOptions(await row('Mentions of me'), 'Receive');
  await waitFor(() =>
    expect(sent(api)).toEqual([
      { projectId: null, types: ['mentioned'], receive: false },
      { projectId: 'apollo', types: ['mentioned'], receive: true },
    ]),
  );
  expect(await screen.findByRole('option', { name: 'Apollo (own rules)' })).toBeInTheDocument();
});

it('a project is muted as a whole, and follows all projects again', async () => {
  const { user, api } = show([], 'apollo');
  await row('Mentions of me');
  await user.click(screen.getByRole('button', { name: 'Mute all' }));
  await waitFor(async () => expect(await chosen('Changes to projects')).toBe('Mute'));
  await user.click(screen.getByRole('button', { name: 'As in all projects' }));
  await waitFor(async () => expect(await chosen('Changes to projects')).toBe('As in all: receive'));
  expect(sent(api)).toMatchObject([{ receive: false }, { receive: null }]);
});

it('a refused change is taken back with the server’s sentence', async () => {
  const { user, api } = show();
  api.on('PATCH', API.notificationRules, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
  await user.selectOptions(await row('Mentions of me'), 'Mute');
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  await waitFor(async () => expect(await chosen('Mentions of me')).toBe('Receive'));
});

it('rules that cannot be loaded are loaded again', async () => {
  const api = new FakeApi()
    .on('GET', API.projects, [apollo])
    .on('GET', API.notificationRules, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
  const { user } = renderApp(<RulesDialog first={null} onClose={() => undefined} />, { api });
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  api.on('GET', API.notificationRules, { rules: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await chosen('Mentions of me')).toBe('Receive');
});
