import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { API, type CommandEntry, type TeamRole } from '@taskloom/contracts';
import { aProject, aUser, held, refuse } from '@taskloom/client/test-kit';
import { writesRestored } from '@taskloom/contracts/rtk';
import { useThemeMode } from '@taskloom/ui';
import { aPendingWrite } from '../test/pending-writes';
import { insideApi, renderInside } from '../test/render-inside';
import { entries, remotesAnswer } from '../test/sample-remotes';
import Palette from './palette';

const projects = [
  aProject({ _id: 'p1', title: 'Billing migration' }),
  aProject({ _id: 'p2', title: 'Calibration' }),
];
const commands: CommandEntry[] = [
  { id: 'new', title: 'New Project', titles: { de: 'Neues Projekt' }, to: '/?new=project' },
  { id: 'invite', title: 'Invite Member', to: '/team?invite=new', role: 'admin' },
];
const withCommands = remotesAnswer.remotes.map((remote) =>
  remote.name === 'one' ? { ...remote, commands } : remote,
);

function Stage({ onHelp }: { onHelp: () => void }) {
  const [open, setOpen] = useState(true);
  const { mode } = useThemeMode();
  return (
    <>
      <output>{mode}</output>
      <button onClick={() => setOpen(true)}>Open again</button>
      <Palette open={open} entries={entries} onClose={() => setOpen(false)} onHelp={onHelp} />
    </>
  );
}

async function open(given: unknown = projects, role: TeamRole = 'admin') {
  const api = insideApi()
    .on('GET', '/remotes.json', { revision: 1, remotes: withCommands })
    .on('GET', API.projects, given)
    .on('POST', API.logout, {});
  const onHelp = jest.fn();
  const view = renderInside(<Stage onHelp={onHelp} />, {
    api,
    route: '/team',
    user: aUser({ _id: 'u1', role }),
  });
  const field = await screen.findByRole('combobox', { name: 'Search or jump to...' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, onHelp, field };
}

const option = (name: string) => screen.findByRole('option', { name });
const selected = () => screen.getByRole('option', { selected: true });

beforeEach(() => localStorage.clear());

describe('The command palette', () => {
  it('offers every screen and the shell’s actions, the first one selected', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    for (const name of ['Dashboard', 'Calendar', 'Team Members', 'Search', 'Profile', 'Settings', 'Log out'])
      expect(await option(name)).toBeVisible();
    expect(selected()).toHaveAccessibleName('Dashboard');
  });

  it('offers the commands that remotes list in their remote.json, before any of their code runs', async () => {
    const { user, path } = await open();
    await user.click(await option('New Project'));
    expect(path()).toBe('/?new=project');
  });

  it('offers an admin the actions of admins', async () => {
    await open();
    expect(await option('Invite Member')).toBeVisible();
  });

  it('does not offer it to a member', async () => {
    await open(projects, 'member');
    expect(await option('New Project')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Invite Member' })).not.toBeInTheDocument();
  });

  it('finds projects by name and opens them', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'bill');
    expect(await option('Billing migration')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/projects/p1');
    await waitFor(() => expect(field).not.toBeVisible());
  });

  it('ranks by the beginning of the title', async () => {
    const { user, field } = await open();
    await user.type(field, 'cal');
    await option('Calibration');
    expect(screen.getAllByRole('option').map((each) => each.textContent?.replace('g c', ''))).toEqual([
      'Calendar',
      'Calibration',
      'Search projects and tasks for “cal”',
      'Create task “cal”Billing migration',
      'Create task “cal”Calibration',
    ]);
  });

  it('shows projects alone after #', async () => {
    const { user, field } = await open();
    await user.type(field, '#');
    expect(await option('Billing migration')).toBeVisible();
    await user.type(field, 'cal');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(selected()).toHaveAccessibleName('Calibration');
  });

  it('shows recent projects first, and the others only for a query', async () => {
    const recent = [{ _id: 'p2', title: 'Calibration' }];
    localStorage.setItem('taskloom:recent-projects:@u1:list', JSON.stringify(recent));
    await open();
    expect(selected()).toHaveAccessibleName('Calibration');
    expect(screen.queryByRole('option', { name: 'Billing migration' })).not.toBeInTheDocument();
  });

  it('signs out, but asks first while changes wait to be sent', async () => {
    const { user, field, store, api } = await open();
    act(() => void store.dispatch(writesRestored([aPendingWrite()])));
    await user.type(field, 'log out{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Sign out without sending?' });
    expect(question).toHaveTextContent('1 change has not been sent yet.');
    expect(api.sent('POST', API.logout)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Discard and log out' }));
    await waitFor(() => expect(api.sent('POST', API.logout)).toHaveLength(1));
  });

  it('moves with the arrow keys, wraps around at both ends, and runs on Enter', async () => {
    const { user, path } = await open();
    await user.keyboard('{ArrowUp}');
    expect(selected()).toHaveAccessibleName('Log out');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toHaveAccessibleName('Calendar');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/calendar');
  });

  it('keeps the focus in the field, which refers to the selected option', async () => {
    const { user, field } = await open();
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', selected().id);
  });

  it('offers the search screen for anything that it does not find', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'web hooks');
    await user.click(await option('Search projects and tasks for “web hooks”'));
    expect(path()).toBe('/search?q=web+hooks');
  });

  it('switches the theme, and the focus returns', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    const trigger = screen.getByText('Open again');
    await user.click(trigger);
    await user.click(await option('Switch to dark theme'));
    expect(screen.getByText('dark')).toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('shows the help', async () => {
    const { user, onHelp } = await open();
    await user.click(await option('Keyboard shortcuts'));
    await waitFor(() => expect(onHelp).toHaveBeenCalledTimes(1));
  });

  it('closes by its button', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Esc: Close' }));
    await waitFor(() => expect(field).not.toBeVisible());
  });

  it('closes on a second Ctrl K without navigating', async () => {
    const { user, field, path } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field).not.toBeVisible());
    expect(path()).toBe('/team');
  });
});

describe('Projects in the palette', () => {
  it('have a loading note; the rest is available', async () => {
    const later = held<unknown>();
    const { user, field } = await open(later.answer);
    await user.type(field, 'cal');
    expect(await option('Calendar')).toBeVisible();
    expect(screen.getByText('Loading projects...')).toBeVisible();
    later.resolve(projects);
    expect(await option('Calibration')).toBeVisible();
    expect(screen.queryByText('Loading projects...')).not.toBeInTheDocument();
  });

  it('have an error note, and are loaded again by Retry; the rest is available', async () => {
    const { user, field, api } = await open(refuse('FORBIDDEN', 'Not now.'));
    await user.type(field, 'cal');
    expect(await screen.findByText('Projects could not be loaded')).toBeVisible();
    expect(await option('Calendar')).toBeVisible();
    api.on('GET', API.projects, projects);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await option('Calibration')).toBeVisible();
    expect(screen.queryByText('Projects could not be loaded')).not.toBeInTheDocument();
  });

  it('are found among 50, also with long words, emoji and Arabic titles', async () => {
    const hard = ['Donaudampfschifffahrt'.repeat(9), '🦊 Fox', 'مرحبا بالعالم'];
    const many = [...hard, ...Array.from({ length: 47 }, (_, at) => `Number ${at}`)];
    const { user, field } = await open(many.map((title, at) => aProject({ _id: `p${at}`, title })));
    for (const title of hard) {
      await user.clear(field);
      await user.type(field, title.slice(0, 6));
      expect(await option(title)).toBeVisible();
    }
  });
});
