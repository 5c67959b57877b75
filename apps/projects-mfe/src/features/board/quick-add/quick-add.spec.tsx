import { API, type ProjectLabel } from '@taskloom/contracts';
import { FakeApi, aTask, renderApp, toastText } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../../test/people';
import { Board } from '../board';
import { NO_FILTER, type BoardFilter } from '../order/filter';

const P = 'project-1';
const FINANCE: ProjectLabel = { _id: 'finance', name: 'finance', color: 'green' };
const TASKS = API.tasks(P);

const open = async (filter: BoardFilter = NO_FILTER) => {
  const api = new FakeApi()
    .on('GET', API.labels(P), [FINANCE])
    .on('POST', TASKS, ({ body }: { body: object }) => aTask({ ...body, assignees: [] }));
  const view = renderApp(<Board projectId={P} cards={[]} filter={filter} people={[MAYA, JONAS, AIKO]} />, {
    user: MAYA,
    api,
  });
  const field = await screen.findByRole('textbox', { name: 'Quick add a task to To Do' });
  return { ...view, field };
};
const sent = (api: FakeApi) => api.sent('POST', TASKS).map(({ body }) => body);
const offers = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const understood = () => screen.getByRole('group', { name: 'Recognised' });

it('shows what it recognises, and sends no deadline that was not typed', async () => {
  const { user, api, field } = await open();
  await user.type(field, 'Call the bank @jonas !high ');
  expect(understood()).toHaveTextContent('Jonas WeberHigh');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent(api)).toEqual([
      { title: 'Call the bank', status: 'todo', priority: 'high', assignees: [{ user: JONAS._id }] },
    ]),
  );
  expect(field).toHaveValue('');
});

it('completes people with Tab, and arrows choose', async () => {
  const { user, field } = await open();
  await user.type(field, 'Call @');
  expect(offers()).toEqual(['Maya LindqvistTab', 'Jonas Weber', 'Aiko Tanaka']);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(field).toHaveValue('Call @JonasWeber ');
  expect(field).toHaveFocus();
  expect(understood()).toHaveTextContent('Jonas Weber');
});

it('creates a label on the fly', async () => {
  const { user, api, field } = await open();
  api.on('POST', API.labels(P), { _id: 'infra', name: 'infra', color: 'sand' });
  await user.type(field, 'Patch #infra');
  await user.click(screen.getByRole('option', { name: /Create label “infra”/ }));
  await waitFor(() => expect(field).toHaveValue('Patch #infra '));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(api)).toMatchObject([{ title: 'Patch', labels: ['infra'] }]));
});

it('puts a word back into the title', async () => {
  const { user, api, field } = await open();
  await user.type(field, 'Watch the sunday');
  await user.click(screen.getByRole('button', { name: 'Keep sunday in the title' }));
  expect(screen.queryByRole('group', { name: 'Recognised' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(api)).toMatchObject([{ title: 'Watch the sunday' }]));
});

it('puts a day of several words back as a whole', async () => {
  const { user, api, field } = await open();
  await user.type(field, 'Kuchen bestellen nächsten Dienstag');
  await user.click(screen.getByRole('button', { name: 'Keep nächsten Dienstag in the title' }));
  expect(screen.queryByRole('group', { name: 'Recognised' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(api)).toMatchObject([{ title: 'Kuchen bestellen nächsten Dienstag' }]));
});

describe('several pasted lines', () => {
  it('become several tasks in their order', async () => {
    const { user, api, field } = await open();
    await user.click(field);
    await user.paste('- Export invoices\n\n2. Call the bank !high\n');
    const offer = within(screen.getByRole('group', { name: '2 pasted lines' }));
    await user.click(offer.getByRole('button', { name: 'Add 2 tasks' }));
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { title: 'Export invoices', priority: 'medium' },
        { title: 'Call the bank', priority: 'high' },
      ]),
    );
  });

  it('become one title on request', async () => {
    const { user, api, field } = await open();
    await user.click(field);
    await user.paste('Export\ninvoices');
    await user.click(screen.getByRole('button', { name: 'One task' }));
    expect(field).toHaveValue('Export invoices');
    expect(sent(api)).toEqual([]);
  });
});

it('shows a message when the filter hides the new task', async () => {
  const { user, field } = await open({ ...NO_FILTER, priorities: ['high'] });
  await user.type(field, 'Call the bank{Enter}');
  expect(await toastText('Task created')).toMatch(/The filter hides it/);
});
