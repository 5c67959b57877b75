import { API, addDays, localDay } from '@taskloom/contracts';
import { FakeApi, aProject, aUser, fixToday, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { keepDraft, readDraft } from '../../drafts/drafts';
import CreateProjectDialog from './create-project.dialog';
import { isProjectDraft } from './project-form';

fixToday('2026-11-20');

/** Drafts belong to a person. */
const me = aUser();
const open = (answer: unknown = aProject()) => {
  const onClose = jest.fn();
  const api = new FakeApi().on('POST', API.projects, answer);
  return {
    onClose,
    ...renderApp(<CreateProjectDialog onClose={onClose} />, { api, user: me }),
  };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Create New Project' }));
const title = () => dialog().getByRole('textbox', { name: 'Title' });
const description = () => dialog().getByRole('textbox', { name: 'Description' });
const submit = () => dialog().getByRole('button', { name: 'Create Project' });

afterEach(() => localStorage.clear());

it('creates a project that is active and due in a week by default, and opens it', async () => {
  const created = aProject();
  const { user, api, onClose, path } = open(created);
  await user.type(title(), '  Billing ');
  await user.type(description(), 'Move it');
  await user.click(submit());
  await screen.findByText('Project created successfully');
  screen.getByText('Success');
  expect(api.sent('POST', API.projects)[0]?.body).toEqual({
    title: 'Billing',
    description: 'Move it',
    status: 'active',
    deadline: addDays(localDay(), 7),
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(path()).toBe(`/projects/${created._id}`));
});

it.each([
  ['title', 'Title is required', 'Please enter a project title'],
  ['description', 'Description is required', 'Please enter a project description'],
])('is not sent without a %s', async (missing, heading, sentence) => {
  const { user, api } = open();
  await user.type(missing === 'title' ? description() : title(), 'Given');
  await user.click(submit());
  await screen.findByText(heading);
  expect(dialog().getByText(sentence)).toBeVisible();
  expect(missing === 'title' ? title() : description()).toBeInvalid();
  expect(api.calls).toEqual([]);
});

it('is not sent with a deadline before today', async () => {
  open().unmount();
  keepDraft('new-project', {
    title: 'Old',
    description: 'Old',
    status: 'active',
    deadline: addDays(localDay(), -1),
  });
  const { user, api } = open();
  await user.click(submit());
  await dialog().findByText('The deadline cannot be before today');
  expect(api.calls).toEqual([]);
});

it('keeps the input when the server refuses, and shows why', async () => {
  const { user, onClose } = open(refuse('VALIDATION_FAILED', 'The title is taken.'));
  await user.type(title(), 'Billing');
  await user.type(description(), 'Move it');
  await user.click(submit());
  await screen.findByText('The title is taken.');
  screen.getByText('Error');
  expect(title()).toHaveValue('Billing');
  expect(onClose).not.toHaveBeenCalled();
});

it('can be submitted only once while the response is pending', async () => {
  const later = held<unknown>();
  const { user, api } = open(later.answer);
  await user.type(title(), 'Billing');
  await user.type(description(), 'Move it{Control>}{Enter}{/Control}');
  await user.click(submit());
  expect(await dialog().findByRole('button', { name: 'Creating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  later.resolve(aProject());
  await screen.findByText('Project created successfully');
  expect(api.calls).toHaveLength(1);
});

it('keeps the input over a reload until it is saved', async () => {
  const first = open();
  await first.user.type(title(), 'Half a title');
  first.unmount();
  const second = open();
  expect(title()).toHaveValue('Half a title');
  await second.user.type(description(), 'And the rest');
  await second.user.click(submit());
  await waitFor(() => expect(second.onClose).toHaveBeenCalled());
  expect(readDraft('new-project', isProjectDraft)).toBeNull();
});

describe('a kept draft', () => {
  const keptTitle = async () => {
    const first = open();
    await first.user.type(title(), 'Half a title');
    first.unmount();
    const second = open();
    await waitFor(() => expect(title()).toHaveFocus());
    return second;
  };
  const note = () => screen.queryByText('Draft kept');

  it('is named, and typing replaces its title', async () => {
    const { user } = await keptTitle();
    expect(note()).toBeVisible();
    await user.keyboard('New');
    expect(title()).toHaveValue('New');
  });

  it('can be discarded', async () => {
    const { user } = await keptTitle();
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(title()).toHaveValue('');
    expect(note()).not.toBeInTheDocument();
    await waitFor(() => expect(title()).toHaveFocus());
    await waitFor(() => expect(readDraft('new-project', isProjectDraft)).toBeNull());
  });

  it('is not named where nothing was typed before', async () => {
    const { user } = open();
    await user.type(title(), 'First');
    expect(note()).not.toBeInTheDocument();
  });
});

describe('closing', () => {
  it('asks for confirmation before input is lost, and can stay open', async () => {
    const { user, onClose } = open();
    await user.type(title(), 'Half');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(title()).toHaveValue('Half');
  });

  it('asks for confirmation before input is lost, and can discard it', async () => {
    const { user, onClose } = open();
    await user.type(title(), 'Half');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(readDraft('new-project', isProjectDraft)).toBeNull();
  });

  it('does not ask without input', async () => {
    const { user, onClose } = open();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask on Cancel', async () => {
    const { user, onClose } = open();
    await user.type(title(), 'Half');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
