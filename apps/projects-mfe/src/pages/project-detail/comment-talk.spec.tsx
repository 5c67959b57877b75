import { API, LIMITS, SCREENS, type Comment } from '@taskloom/contracts';
import { toCard, writesRestored } from '@taskloom/contracts/rtk';
import { FakeApi, aProject, aTask, held, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const jonas = { _id: JONAS._id, name: JONAS.name };
const maya = { _id: MAYA._id, name: MAYA.name };
const project = aProject({ owner: JONAS });
const mine = aComment({ _id: 'c5', content: 'On Monday', author: MAYA, version: 1, reactions: [] });
const theirs = aComment({
  _id: 'c6',
  content: 'On Tuesday',
  author: JONAS,
  version: 1,
  reactions: [{ emoji: '👍', people: [jonas] }],
});

const open = async ({
  api = new FakeApi(),
  hash = '',
  path: address = SCREENS.taskPanel(project._id, 't1'),
  older = [] as Comment[],
  /** Known to the server only when the task is loaded again. */
  newer = [] as Comment[],
  reactions = theirs.reactions,
} = {}) => {
  const task = aTask({
    _id: 't1',
    project: project._id,
    comments: [mine, { ...theirs, reactions }],
    commentCount: 2 + older.length,
  });
  api
    .on('GET', API.project(project._id), project)
    .on('GET', API.taskHistory(project._id, 't1'), { events: [], next: null })
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, task._id), () => {
      const isFirst = api.sent('GET', API.task(project._id, task._id)).length === 1;
      return isFirst ? task : { ...task, comments: [...task.comments, ...newer] };
    })
    .on('GET', API.comments(project._id, task._id), older);
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
      <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />
    </Routes>
  );
  const path = (comment: Comment) => API.comment(project._id, task._id, comment._id);
  const reaction = (emoji: string) => API.reaction(project._id, task._id, theirs._id, emoji);
  const view = renderApp(screens, { user: MAYA, route: `${address}${hash}`, api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  await section.findByText('On Monday');
  return { ...view, api, section, task, path, reaction };
};
type View = Awaited<ReturnType<typeof open>>;

const commentOf = ({ section }: View, text: string) => {
  const item = section.getByText(text).closest('li');
  if (!item) throw new Error(`There is no comment "${text}"`);
  return item;
};
const editor = ({ section }: View) => section.findByRole('textbox', { name: 'Edit the comment' });
const startEditing = async (view: View) => {
  await view.user.click(
    view.section.getByRole('button', { name: `Actions for the comment by ${MAYA.name}` }),
  );
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return editor(view);
};

const scrolled = jest.fn();
beforeAll(async () => {
  Element.prototype.scrollIntoView = scrolled;
  await import('./task-dialogs');
});
beforeEach(() => scrolled.mockClear());

describe('replying', () => {
  beforeEach(() => localStorage.clear());

  it('quotes the comment with its author in the composer, which gets the focus', async () => {
    const view = await open();
    const composer = view.section.getByLabelText('Write a comment...');
    await view.user.type(composer, 'Well:');
    await view.user.click(view.section.getByRole('button', { name: `Reply to ${JONAS.name}` }));
    expect(composer).toHaveValue(`Well:\n\n> **${JONAS.name}:**\n> On Tuesday\n\n`);
    await waitFor(() => expect(composer).toHaveFocus());
  });

  it('quotes only the selected words of the comment', async () => {
    const view = await open();
    const composer = view.section.getByLabelText('Write a comment...');
    const words = view.section.getByText('On Tuesday').firstChild;
    const reply = view.section.getByRole('button', { name: `Reply to ${JONAS.name}` });
    if (words) window.getSelection()?.setBaseAndExtent(words, 3, words, 10);
    await view.user.click(reply);
    expect(composer).toHaveValue(`> **${JONAS.name}:**\n> Tuesday\n\n`);
  });

  it('leaves the text as it is when the quote does not fit, and says so', async () => {
    const full = 'x'.repeat(LIMITS.comment);
    const view = await open();
    fireEvent.change(view.section.getByLabelText('Write a comment...'), { target: { value: full } });
    await view.user.click(view.section.getByRole('button', { name: `Reply to ${JONAS.name}` }));
    await toastText('The text can have at most 10,000 characters.');
    expect(view.section.getByLabelText('Write a comment...')).toHaveValue(full);
  });
});

describe('a draft in two windows', () => {
  beforeEach(() => localStorage.clear());

  const elsewhere = (before: string | null, after: string | null) => {
    const key = 'taskloom:projects:@u1:draft:comment:t1';
    const json = (text: string | null) => (text === null ? null : JSON.stringify(text));
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue: json(before), newValue: json(after) }),
      );
    });
  };

  it('is written on in the other one, and gone from both once it is sent', async () => {
    const { user, section } = await open();
    const composer = section.getByLabelText('Write a comment...');
    await user.type(composer, 'Well');
    elsewhere('Well', 'Well done');
    expect(composer).toHaveValue('Well done');
    elsewhere('Well done', null);
    expect(composer).toHaveValue('');
  });

  it('keeps a text that only this one has', async () => {
    const { user, section } = await open();
    const composer = section.getByLabelText('Write a comment...');
    await user.type(composer, 'On Wednesday');
    elsewhere('Well done', null);
    expect(composer).toHaveValue('On Wednesday');
  });
});

describe('reactions', () => {
  it('name those who reacted, and are added and removed by pressing them', async () => {
    const view = await open();
    const both = { ...theirs, reactions: [{ emoji: '👍' as const, people: [jonas, maya] }] };
    view.api.on('PUT', view.reaction('👍'), both).on('DELETE', view.reaction('👍'), theirs);
    const button = view.section.getByRole('button', { name: `Thumbs up, 1: ${JONAS.name}` });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await view.user.hover(button);
    view.section.getByText(JONAS.name, { selector: '[aria-hidden]' });
    await view.user.click(button);
    const pressed = await view.section.findByRole('button', {
      name: `Thumbs up, 2: ${JONAS.name}, ${MAYA.name}`,
      pressed: true,
    });
    await view.user.click(pressed);
    await view.section.findByRole('button', { name: `Thumbs up, 1: ${JONAS.name}`, pressed: false });
  });

  it('are chosen by keyboard; Escape closes the choice and not the task', async () => {
    const view = await open();
    view.api.on('PUT', view.reaction('❤️'), {
      ...theirs,
      reactions: [...(theirs.reactions ?? []), { emoji: '❤️' as const, people: [maya] }],
    });
    const add = within(commentOf(view, 'On Tuesday')).getByRole('button', { name: 'Add reaction' });
    add.focus();
    await view.user.keyboard('{Enter}');
    expect(view.section.getByRole('button', { name: 'Thumbs up' })).toHaveFocus();
    await view.user.keyboard('{Escape}');
    expect(add).toHaveFocus();
    expect(view.section.queryByRole('button', { name: 'Thumbs up' })).toBeNull();
    await view.user.keyboard('{Enter}{ArrowLeft}{Home}{ArrowRight}{Enter}');
    await view.section.findByRole('button', { name: `Heart, 1: ${MAYA.name}` });
    expect(add).toHaveFocus();
  });

  it('are offered until the focus or a press leaves them', async () => {
    const view = await open();
    const add = within(commentOf(view, 'On Tuesday')).getByRole('button', { name: 'Add reaction' });
    for (const leave of [() => view.user.tab(), () => view.user.click(view.section.getByText('On Monday'))]) {
      await view.user.click(add);
      view.section.getByRole('toolbar', { name: 'Add reaction' });
      await leave();
      expect(view.section.queryByRole('toolbar', { name: 'Add reaction' })).toBeNull();
    }
    await view.user.click(add);
    await view.user.click(add);
    expect(view.section.queryByRole('toolbar', { name: 'Add reaction' })).toBeNull();
  });

  it('name twelve people and count the others', async () => {
    const people = Array.from({ length: 15 }, (_, at) => ({ _id: `p${at}`, name: `P${at}` }));
    const names = people.slice(0, 12).map(({ name }) => name);
    const view = await open({ reactions: [{ emoji: '👀', people }] });
    view.section.getByRole('button', { name: `Eyes, 15: ${names.join(', ')} and 3 more` });
  });

  it('disappear again when the server refuses', async () => {
    const view = await open();
    view.api.on('PUT', view.reaction('👍'), refuse('TOO_MANY_REACTIONS', 'No more reactions.'));
    await view.user.click(view.section.getByRole('button', { name: `Thumbs up, 1: ${JONAS.name}` }));
    expect(await toastText('Failed to save the reaction')).toBe('No more reactions.');
    view.section.getByRole('button', { name: `Thumbs up, 1: ${JONAS.name}`, pressed: false });
  });
});

describe('a link to a comment', () => {
  it('is copied from the menu of every comment', async () => {
    const view = await open();
    await view.user.click(
      view.section.getByRole('button', { name: `Actions for the comment by ${JONAS.name}` }),
    );
    await view.user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    const address = SCREENS.comment(project._id, view.task._id, theirs._id);
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${address}`);
  });

  it('scrolls to the comment and marks it', async () => {
    const view = await open({ hash: '#comment-c6' });
    await waitFor(() => expect(commentOf(view, 'On Tuesday')).toHaveFocus());
    expect(view.section.getByRole('listitem', { name: `Comment by ${JONAS.name}`, current: true })).toBe(
      commentOf(view, 'On Tuesday'),
    );
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('leads there through the address of the task, as notifications do', async () => {
    const view = await open({ path: SCREENS.comment(project._id, 't1', 'c6') });
    await waitFor(() => expect(commentOf(view, 'On Tuesday')).toHaveFocus());
  });

  it('loads older comments until it is among them', async () => {
    const older = [aComment({ _id: 'c2', content: 'On Sunday', author: JONAS })];
    const view = await open({ hash: '#comment-c2', older });
    await waitFor(() => expect(commentOf(view, 'On Sunday')).toHaveFocus());
  });

  it('loads the task again when the comment is newer than those of the last visit', async () => {
    const newer = [aComment({ _id: 'c7', content: 'On Thursday', author: JONAS })];
    const view = await open({ hash: '#comment-c7', newer });
    await waitFor(() => expect(commentOf(view, 'On Thursday')).toHaveFocus());
  });

  it('shows that the comment is no longer there', async () => {
    const older = [aComment({ _id: 'c3', content: 'On Sunday', author: JONAS })];
    await open({ hash: '#comment-c2', older });
    expect(await toastText('This comment is no longer there')).toBe('It may have been deleted.');
  });
});

describe('a comment that is edited in two places', () => {
  const elsewhere = { ...mine, content: 'On Friday', version: 2 };

  it('shows the other text, keeps the typed one and saves it over that version', async () => {
    const view = await open();
    const stale = refuse('STALE_VERSION', 'Someone else changed this in the meantime.', {
      current: elsewhere,
    });
    view.api.on('PATCH', view.path(mine), stale);
    const field = await startEditing(view);
    await view.user.type(field, ' morning{Control>}{Enter}{/Control}');
    const alert = within(await view.section.findByRole('alert'));
    alert.getByText('On Friday');
    expect(field).toHaveValue('On Monday morning');
    view.api.on('PATCH', view.path(mine), { ...mine, content: 'On Monday morning', version: 3 });
    await view.user.click(alert.getByRole('button', { name: 'Save my text' }));
    await view.section.findByText('On Monday morning');
    expect(view.api.sent('PATCH', view.path(mine)).map(({ headers }) => headers.get('if-match'))).toEqual([
      '"1"',
      '"2"',
    ]);
  });

  it('can be left as it was saved elsewhere', async () => {
    const view = await open();
    view.api.on('PATCH', view.path(mine), refuse('STALE_VERSION', 'Changed.', { current: elsewhere }));
    await view.user.type(await startEditing(view), ' morning{Control>}{Enter}{/Control}');
    await view.user.click(await view.section.findByRole('button', { name: 'Discard my text' }));
    await view.section.findByText('On Friday');
    expect(view.section.queryByText('Your changes to the text are not saved.')).toBeNull();
  });

  it('offers to continue a text that was typed and not saved', async () => {
    const view = await open();
    await view.user.type(await startEditing(view), ' morning');
    view.unmount();
    const next = await open();
    next.section.getByText('Your changes to the text are not saved.');
    await next.user.click(next.section.getByRole('button', { name: 'Continue editing' }));
    expect(await editor(next)).toHaveValue('On Monday morning');
  });
});

describe('a waiting comment', () => {
  // Other tests leave drafts for the same task.
  beforeEach(() => localStorage.clear());

  it('is scrolled into view when it is sent, and again when the stored one replaces it', async () => {
    const view = await open();
    const { project: projectId, _id } = view.task;
    const later = held<Comment>();
    view.api.on('POST', API.comments(projectId, _id), later.answer);
    scrolled.mockClear();
    await view.user.type(await view.section.findByLabelText('Write a comment...'), 'On my way');
    await view.user.click(view.section.getByRole('button', { name: 'Comment' }));
    await view.section.findByText('On my way');
    expect(scrolled).toHaveBeenCalledTimes(1);
    later.resolve(aComment({ _id: 'c7', content: 'On my way', author: MAYA }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
    expect(view.section.getAllByText('On my way')).toHaveLength(1);
  });

  it('stays where it is when it is of an earlier visit or of another window', async () => {
    const { store, section, task } = await open();
    scrolled.mockClear();
    const arg = { projectId: task.project, taskId: task._id, content: 'From before' };
    const write = { id: '1', userId: MAYA._id, at: 0, state: 'waiting' as const };
    act(() => void store.dispatch(writesRestored([{ ...write, kind: 'addComment', arg }])));
    expect(section.getByText('From before')).toBeInTheDocument();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
