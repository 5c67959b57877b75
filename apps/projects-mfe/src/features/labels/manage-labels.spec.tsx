import { API, type ProjectLabel } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, renderApp, toastText, chooseOption } from '@taskloom/client/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { MAYA } from '../../test/people';
import ManageLabelsDialog from './manage-labels.dialog';

const project = aProject({ owner: MAYA });
const FINANCE: ProjectLabel = { _id: 'finance', name: 'finance', color: 'green' };
const LABELS = API.labels(project._id);
const PATH = API.label(project._id, FINANCE._id);

const open = async (labels: ProjectLabel[] = [FINANCE], api = new FakeApi()) => {
  api.on('GET', LABELS, labels);
  const view = renderApp(<ManageLabelsDialog project={project} onClose={() => {}} />, {
    user: MAYA,
    api,
  });
  if (labels.length > 0) await screen.findByDisplayValue('finance');
  return view;
};
const sent = (api: FakeApi) => api.sent('PATCH', PATH).map(({ body }) => body);
const field = () => screen.findByRole('textbox', { name: 'Name of the label' });

it('renames a label on Enter', async () => {
  const { user, api } = await open(undefined, new FakeApi().on('PATCH', PATH, FINANCE));
  await user.clear(await field());
  await user.type(await field(), ' money {Enter}');
  await waitFor(() => expect(sent(api)).toEqual([{ name: 'money' }]));
});

it('restores an empty name and sends nothing', async () => {
  const { user, api } = await open();
  await user.clear(await field());
  await user.tab();
  expect(await field()).toHaveValue('finance');
  expect(sent(api)).toEqual([]);
});

it('restores the name when the server refuses', async () => {
  const refused = refuse('LABEL_EXISTS', 'The project already has a label with this name.');
  const { user } = await open(undefined, new FakeApi().on('PATCH', PATH, refused));
  await user.type(await field(), 's{Enter}');
  expect(await toastText('Failed to save label')).toMatch(/already/);
  expect(await field()).toHaveValue('finance');
});

it('recolours a label', async () => {
  const { user, api } = await open(undefined, new FakeApi().on('PATCH', PATH, FINANCE));
  await chooseOption(user, screen.getByRole('combobox', { name: 'Colour of finance' }), 'Rose');
  await waitFor(() => expect(sent(api)).toEqual([{ color: 'rose' }]));
});

it('deletes a label after a confirmation', async () => {
  const { user, api } = await open(undefined, new FakeApi().on('DELETE', PATH, { ok: true }));
  await user.click(screen.getByRole('button', { name: 'Delete finance' }));
  const confirm = await screen.findByRole('button', { name: 'Delete label' });
  expect(api.sent('DELETE', PATH)).toHaveLength(0);
  await user.click(confirm);
  await waitFor(() => expect(api.sent('DELETE', PATH)).toHaveLength(1));
});

it('explains how to create labels when there are none', async () => {
  await open([]);
  await screen.findByText(/Members create them on cards/);
});
