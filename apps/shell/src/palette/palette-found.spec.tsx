import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { API, SCREENS, type CommentHit, type SearchResult, type TaskHit } from '@taskloom/contracts';
import { useScreenCommands, type ScreenCommand } from '@taskloom/client';
import { aCard, aProject, aTeamMember, aUser } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { entries } from '../test/sample-remotes';
import Palette from './palette';
import { corrected } from './typos';
import { splitPerson } from './use-found';

const project = { _id: 'p1', title: 'Billing migration' };
const task: TaskHit = { ...aCard({ _id: 't1', title: 'Rotate webhook secrets' }), project };
const leila = aTeamMember(aUser({ _id: 'leila', name: 'Leila Haddad' }));
const jonas = aTeamMember(aUser({ _id: 'jonas', name: 'Jonas Weber' }));
const comment: CommentHit = {
  _id: 'c1',
  excerpt: 'Two of the webhook tests fail',
  author: leila,
  createdAt: '2020-11-11T10:00:00.000Z',
  task,
  project,
};

/** Like the server: it forgives typing errors in titles. */
const search = ({ query }: { query: URLSearchParams }): SearchResult => {
  const q = query.get('q') ?? '';
  return {
    projects: [],
    tasks: q.startsWith('webho') ? [task] : [],
    comments: 'webhooks'.startsWith(q) ? [comment] : [],
  };
};

const NONE: readonly ScreenCommand[] = [];

function Stage({ commands }: { commands: readonly ScreenCommand[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useScreenCommands(commands);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        A card
      </button>
      <Palette open={open} entries={entries} onClose={close} onHelp={close} />
    </>
  );
}

async function open(commands = NONE) {
  const api = insideApi()
    .on('GET', API.projects, [aProject(project)])
    .on('GET', API.teamMembers, [leila, jonas])
    .on('GET', API.search, search);
  const view = renderInside(<Stage commands={commands} />, { api, user: aUser({ _id: 'u1' }) });
  await view.user.click(screen.getByRole('button', { name: 'A card' }));
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, api, field };
}

const option = (name: RegExp) => screen.findByRole('option', { name });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('Comments in the palette', () => {
  it('are found with their author and time, and open their task at the comment', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'webhook');
    const found = await option(/“Two of the webhook tests fail”/);
    expect(found).toHaveTextContent(/Leila Haddad, \d+ years ago/);
    expect(screen.queryByText(/^Showing results/)).not.toBeInTheDocument();
    await user.click(found);
    expect(path()).toBe(SCREENS.comment('p1', 't1', 'c1'));
  });

  it('are also searched for the words that a mistyped query has found in tasks, which is said once', async () => {
    const { user, field, api } = await open();
    await user.type(field, 'webhok');
    expect(await option(/“Two of the webhook tests fail”/)).toBeVisible();
    expect(screen.getByText('Showing results for webhook')).toBeVisible();
    expect(marked()).toEqual(['webhook', 'webhook']);
    expect(api.sent('GET', API.search).map(({ query }) => query.get('q'))).toEqual(['webhok', 'webhook']);
  });

  it('and tasks are searched by a person, whom one word of the query may name', async () => {
    const { user, field, api } = await open();
    await user.type(field, 'leila webhook');
    expect(await option(/^Rotate webhook secrets/)).toBeVisible();
    const [, own] = api.sent('GET', API.search);
    expect(Object.fromEntries(own?.query ?? [])).toMatchObject({ q: 'webhook', assignee: 'leila' });
  });

  it('that the server finds in spite of a typing mistake have the meant word marked', async () => {
    const { user, field, api } = await open();
    api.on('GET', API.search, { projects: [], tasks: [], comments: [comment] });
    await user.type(field, 'tesst');
    await option(/^“Two of the webhook tests fail”/);
    await waitFor(() => expect(marked()).toEqual(['tests']));
  });
});

describe('People in the palette', () => {
  it('are found by name, also with a typing mistake, and open as a page', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'hadad');
    expect(await option(/^Leila Haddad/)).toBeVisible();
    expect(options()).not.toContainEqual(expect.stringContaining('Jonas'));
    await user.keyboard('{Enter}');
    expect(path()).toBe('/team/leila');
  });

  it('are alone after @', async () => {
    const { user, field, api } = await open();
    await user.type(field, '@');
    await option(/^Leila Haddad/);
    expect(options().map((each) => each?.slice(0, 5))).toEqual(['Leila', 'Jonas']);
    await user.type(field, 'jo');
    expect(options()).toHaveLength(1);
    expect(api.sent('GET', API.search)).toHaveLength(0);
  });
});

describe('Commands of the open screen', () => {
  const run = jest.fn();
  const commands: ScreenCommand[] = [
    { id: 'a', title: 'Change assignees', about: '2 selected tasks', keys: ['A'], run },
    { id: 'b', title: 'Set deadline to Friday', words: 'due fri', onlyTyped: true, run },
  ];

  it('name what they act on, and run once the palette is closed and the focus is back', async () => {
    const { user, field } = await open(commands);
    expect(await option(/^Change assignees/)).toHaveTextContent('2 selected tasks');
    expect(screen.queryByRole('option', { name: /^Set deadline/ })).not.toBeInTheDocument();
    const focused: (Element | null)[] = [];
    run.mockImplementation(() => focused.push(document.activeElement));
    await user.type(field, 'due fri');
    await user.click(await option(/^Set deadline to Friday/));
    await waitFor(() => expect(focused).toEqual([screen.getByRole('button', { name: 'A card' })]));
    expect(field).not.toBeVisible();
  });

  it('are alone with the actions after >', async () => {
    const { user, field } = await open(commands);
    await user.type(field, '>assign');
    expect(options()).toEqual(['Change assignees2 selected tasksA']);
    await user.clear(field);
    await user.type(field, '>log');
    expect(options()).toEqual(['Log out↵']);
  });
});

describe('corrected', () => {
  it.each([
    ['Webhok secrets', 'webhook secrets'],
    ['data', 'data'],
    ['xyzzy', 'xyzzy'],
  ])('reads “%s”', (query, meant) => {
    expect(corrected(query, ['Rotate webhook secrets', 'Fix the date'], ['All data'])).toBe(meant);
  });
});

describe('splitPerson', () => {
  it.each([
    ['leila webhook', 'leila', 'webhook'],
    ['webhook haddad leila', 'leila', 'webhook'],
    ['leila', undefined, undefined],
    ['le webhook', undefined, undefined],
    ['web hook', undefined, undefined],
  ])('reads “%s”', (query, person, rest) => {
    const split = splitPerson(query, [
      leila,
      jonas,
      { _id: 'lena', name: 'Lena Web' },
      { _id: 'w', name: 'Webster' },
    ]);
    expect([split?.person._id, split?.rest]).toEqual([person, rest]);
  });
});
