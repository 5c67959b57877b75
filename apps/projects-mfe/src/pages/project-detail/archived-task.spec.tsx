import { API, type Task } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, refuse } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { openProject, projectApi } from '../../test/open-project';
import { JONAS, MAYA } from '../../test/people';

const project = aProject({ owner: MAYA, members: [JONAS] });
const done = aTask({ project: project._id, title: 'Settle the invoice', status: 'done' });
const open = aTask({ project: project._id, title: 'Call the bank', status: 'todo' });
const PATH = API.taskArchive(project._id, done._id);
const by = { _id: JONAS._id, name: JONAS.name, avatar: JONAS.avatar };
const archived: Task = { ...done, archive: { at: '2026-11-20T08:00:00.000Z', by } };

const start = (search = '', task: Task = done) => {
  const api = projectApi(project, task)
    .on('GET', API.tasks(project._id), task.archive ? [] : [toCard(done), toCard(open)])
    .on('PUT', PATH, { ok: true })
    .on('DELETE', PATH, { ok: true, missing: [] });
  return openProject(project, api, search);
};
const menuOf = async (title: string) => screen.findByRole('button', { name: `Actions for ${title}` });

describe('a done card', () => {
  it('is archived from its menu, and the toast undoes it', async () => {
    const { api, user } = start();
    await user.click(await menuOf('Settle the invoice'));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText('Task archived');
    expect(screen.queryByRole('link', { name: 'Settle the invoice' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Restored');
    expect(api.sent('PUT', PATH)).toHaveLength(1);
    expect(api.sent('DELETE', PATH)).toHaveLength(1);
  });

  it('is named with the reason when it has gone before the toast undoes it', async () => {
    const { api, user } = start();
    api.on('DELETE', PATH, refuse('NOT_FOUND', 'Not found.'));
    await user.click(await menuOf('Settle the invoice'));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(
      '“Settle the invoice” is no longer in the archive: someone has restored or deleted it.',
    );
  });

  it('shows the reason when it cannot be archived, and stays', async () => {
    const message = 'The task "Settle the invoice" is not done. Only done tasks can be archived.';
    const { api, user } = start();
    api.on('PUT', PATH, refuse('TASK_NOT_DONE', message));
    await user.click(await menuOf('Settle the invoice'));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText(message);
    expect(await screen.findByRole('link', { name: 'Settle the invoice' })).toBeInTheDocument();
  });

  it('is archived with its column', async () => {
    const { api, user } = start();
    await user.click(await screen.findByRole('button', { name: 'Archive these done tasks' }));
    await waitFor(() => expect(api.sent('PUT', PATH)).toHaveLength(1));
  });
});

it('an open card cannot be archived', async () => {
  const { user } = start();
  await user.click(await menuOf('Call the bank'));
  await screen.findByRole('menuitem', { name: 'Delete task' });
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
});

it('an archived task shows the comment that the address names, with its reactions', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const reactions = [{ emoji: '👍' as const, people: [{ _id: JONAS._id, name: JONAS.name }] }];
  const comment = aComment({ _id: 'c1', content: 'Paid on Monday', author: JONAS, reactions });
  const commented = { ...archived, comments: [comment], commentCount: 1 };
  const { api, user } = start(`/tasks/${done._id}#comment-c1`, commented);
  const item = await screen.findByRole('listitem', { name: `Comment by ${JONAS.name}`, current: true });
  expect(item).toHaveFocus();
  const reaction = within(item).getByRole('button', { name: `Thumbs up, 1: ${JONAS.name}` });
  await user.click(reaction);
  expect(api.sent('PUT', API.reaction(project._id, done._id, 'c1', '👍'))).toEqual([]);
});

it('an archived task opens read-only and is restored from there', async () => {
  const { api, user } = start(`/tasks/${done._id}`, archived);
  const panel = within(await screen.findByRole('region', { name: 'Settle the invoice' }));
  await panel.findByText('This task is archived and cannot be changed.');
  panel.getByText(new RegExp(`Archived by ${JONAS.name}`));
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Restore' }));
  await screen.findByText('Restored');
  expect(api.sent('DELETE', PATH)).toHaveLength(1);
});
