import { API, LIMITS, type Task } from '@taskloom/contracts';
import { aCard, aTask, anAssignee, held, refuse, type ApiCall } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { link, open, P } from '../../../test/board-with-keys';
import { JONAS } from '../../../test/people';
import { copyTitle } from '../../../tasks/copies/copy-parts';

const full = aCard({
  _id: 'full',
  title: 'Pack the kitchen',
  assignees: [anAssignee(JONAS, 'primary')],
  labels: ['tax'],
  checklistTotal: 2,
  attachmentCount: 1,
  position: 'a1',
});
const plain = aCard({ _id: 'plain', title: 'Call the movers', position: 'a2' });

const copied = ({ body }: ApiCall): Task =>
  aTask({ _id: 'copy', title: (body as { title: string }).title, position: 'a1V' });

const board = async () => {
  const view = await open([full, plain]);
  view.api.on('POST', API.tasks(P), copied);
  const duplicate = async (title: string) => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Duplicate…' }));
  };
  const requests = () => view.api.sent('POST', API.tasks(P)).map(({ body }) => body);
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Duplicate task' }));
  return { ...view, duplicate, requests, dialog };
};

it('asks what to take along of what the task has, keeps the choice, and focuses the copy', async () => {
  const { user, duplicate, requests, dialog } = await board();
  await duplicate(full.title);
  const asked = await dialog();
  const boxes = asked.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Checklist',
    'People',
    'Labels',
    'Files',
  ]);
  await waitFor(() => expect(boxes[0]).toHaveFocus());
  await user.click(asked.getByRole('checkbox', { name: 'People' }));
  await user.click(asked.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(link('Pack the kitchen (copy)')).toHaveFocus());
  expect(requests()).toEqual([
    {
      title: 'Pack the kitchen (copy)',
      status: 'todo',
      copyOf: { task: 'full', checklist: true, people: false, labels: true, files: true },
    },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Duplicate task' })).not.toBeInTheDocument();
  await duplicate(full.title);
  expect((await dialog()).getByRole('checkbox', { name: 'People' })).not.toBeChecked();
});

it('duplicates at once a task that has nothing to choose from', async () => {
  const { duplicate, requests } = await board();
  await duplicate(plain.title);
  await waitFor(() => expect(link('Call the movers (copy)')).toHaveFocus());
  expect(requests()).toEqual([
    { title: 'Call the movers (copy)', status: 'todo', copyOf: { task: 'plain' } },
  ]);
});

it('keeps the dialog with the reason when the server refuses, and sends nothing twice meanwhile', async () => {
  const { api, user, duplicate, requests, dialog } = await board();
  const answer = held<ReturnType<typeof refuse>>();
  api.on('POST', API.tasks(P), answer.answer);
  await duplicate(full.title);
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Duplicate' }));
  await user.click(await asked.findByRole('button', { name: 'Duplicating...' }));
  answer.resolve(refuse('QUOTA_EXCEEDED', 'Your files would take more than 3 MB.'));
  expect(await screen.findByText('Your files would take more than 3 MB.')).toBeVisible();
  expect(await asked.findByRole('button', { name: 'Duplicate' })).toBeEnabled();
  expect(requests()).toHaveLength(1);
});

it('shortens a title that has no room for the suffix', () => {
  const long = copyTitle('x'.repeat(LIMITS.title), (title) => `${title} (copy)`);
  expect(long).toHaveLength(LIMITS.title);
  expect(long).toMatch(/x… \(copy\)$/);
  expect(copyTitle('Plan', (title) => `${title} (Kopie)`)).toBe('Plan (Kopie)');
});
