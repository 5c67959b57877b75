import { API } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { focus, link, mail, open, P, popover, rotate } from '../../../test/board-with-keys';

const bar = () => screen.getByRole('toolbar', { name: 'Selected tasks' });
const inBar = () => within(bar());
const select = async () => {
  const view = await open();
  focus('Rotate secrets');
  await view.user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  return view;
};

// Loaded for the first selection, and at once from then on.
beforeAll(async () => {
  const { user, unmount } = await open();
  focus('Rotate secrets');
  await user.keyboard('x');
  await screen.findByRole('toolbar', { name: 'Selected tasks' });
  unmount();
});

describe('selecting', () => {
  it('X selects and deselects, and is announced', async () => {
    const { user } = await open();
    focus('Rotate secrets');
    await user.keyboard('x');
    inBar().getByText('1 selected');
    expect(screen.getAllByText('1 selected')).toHaveLength(2);
    expect(
      within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('img', { name: 'Selected' }),
    ).toBeVisible();
    await user.keyboard('x');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('Shift and an arrow select the next card too', async () => {
    await select();
    inBar().getByText('2 selected');
    expect(link('Write the e-mail')).toHaveFocus();
  });

  it('Shift click selects the range, then Ctrl click toggles; neither opens the task', async () => {
    const { user, path } = await open();
    focus('Rotate secrets');
    await user.keyboard('x{Shift>}');
    await user.click(link('Delete the job'));
    await user.keyboard('{/Shift}');
    inBar().getByText('3 selected');
    await user.keyboard('{Control>}');
    await user.click(link('Delete the job'));
    await user.keyboard('{/Control}');
    inBar().getByText('2 selected');
    expect(path()).toBe(`/projects/${P}`);
  });

  it('Escape clears it', async () => {
    const { user } = await select();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('starts from the menu of a card', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Write the e-mail' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
    inBar().getByText('1 selected');
  });
});

describe('the bar of the selection', () => {
  it('changes all of them; the focus returns to its button', async () => {
    const { user, sent } = await select();
    await user.click(inBar().getByRole('button', { name: 'Priority' }));
    const list = within(await popover('Priority'));
    await user.click(list.getByRole('option', { name: /Low/ }));
    expect(sent(rotate)).toEqual([{ priority: 'low' }]);
    // It was low before.
    expect(sent(mail)).toEqual([]);
    await waitFor(() => expect(inBar().getByRole('button', { name: 'Priority' })).toHaveFocus());
  });

  it('moves all in their order; a key does the same', async () => {
    const { user, sent } = await select();
    await user.keyboard('m');
    await popover('Move');
    await user.keyboard('2');
    await waitFor(() => expect(sent(mail)).toEqual([{ status: 'done', afterTaskId: 'rotate' }]));
    expect(sent(rotate)).toEqual([{ status: 'done' }]);
    await screen.findByText('2 tasks changed.');
  });

  it('deletes all after asking', async () => {
    const { user, api } = await select();
    for (const card of [rotate, mail]) api.on('DELETE', API.task(P, card._id), {});
    await user.click(inBar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Rotate secrets' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await screen.findByText('2 tasks deleted');
  });

  it('deletes nothing on Cancel', async () => {
    const { user, api } = await select();
    await user.click(inBar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.sent('DELETE', API.task(P, 'rotate'))).toEqual([]);
    inBar().getByText('2 selected');
  });

  it('shows how many could not be changed', async () => {
    const { user, api } = await select();
    for (const card of [rotate, mail])
      api.on('PATCH', API.task(P, card._id), refuse('FORBIDDEN', 'Not now.'));
    await user.keyboard('s');
    await popover('Status');
    await user.keyboard('3');
    await screen.findByText('2 tasks could not be changed');
    screen.getByText('Not now.');
  });
});
