import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@taskloom/client/test-kit';
import { setLanguage } from '@taskloom/client/texts';
import { useNavigate } from '@taskloom/client/router';
import { setPreference } from '../preferences/preferences';
import { InsideRoutes } from '../inside/inside-routes';
import { renderInside } from '../test/render-inside';

const user = aUser({ _id: 'u1', name: 'Maya Lindqvist' });
const recent = [
  { _id: 'p1', title: 'Billing migration' },
  { _id: 'p2', title: 'Office move' },
];

/** The browser's Back button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

async function show(route = '/team') {
  const view = renderInside(
    <>
      <InsideRoutes />
      <Back />
    </>,
    { route, user },
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

beforeEach(() => localStorage.clear());

describe('The top bar', () => {
  it('has a logo that links to the home page', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'TL Taskloom home' })).toHaveAttribute('href', '/');
  });

  it('has no sign-in link for a signed-in person', async () => {
    await show();
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu of Maya Lindqvist' })).toBeVisible();
  });

  it('opens the command palette from the jump field', async () => {
    const { user: person } = await show();
    await person.click(screen.getByRole('button', { name: 'Search or jump to... Ctrl K' }));
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });
});

describe('The side navigation', () => {
  it('lists the remotes’ entries in their order', async () => {
    await show();
    const labels = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Dashboard', 'Calendar', 'Team Members', 'Search']);
  });

  it.each([
    ['/', 'Dashboard'],
    ['/calendar', 'Calendar'],
    ['/team', 'Team Members'],
  ])('on %s marks %s and no other', async (route, label) => {
    await show(route);
    const active = main().getAllByRole('link', { current: 'page' });
    expect(active.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('marks the dashboard on an exact match only, the others on a path prefix', async () => {
    await show('/search/anything');
    const active = main().getAllByRole('link', { current: 'page' });
    expect(active.map(({ textContent }) => textContent)).toEqual(['Search']);
  });

  it('has an empty section for recent projects until one is opened', async () => {
    await show();
    expect(main().getByRole('heading', { name: 'Recent Projects' })).toBeVisible();
    expect(main().getByText('Projects you open appear here.')).toBeVisible();
  });

  it('lists the most recently opened projects and marks the open one', async () => {
    localStorage.setItem('taskloom:recent-projects:@u1:list', JSON.stringify(recent));
    await show('/projects/p2');
    expect(main().getByRole('link', { name: 'Billing migration' })).toHaveAttribute('href', '/projects/p1');
    expect(main().getByRole('link', { current: 'page' })).toHaveTextContent('Office move');
    expect(main().queryByText('Projects you open appear here.')).not.toBeInTheDocument();
  });
});

describe('The drawer', () => {
  const menuButton = () => screen.getByRole('button', { name: 'Open menu' });

  async function open() {
    const view = await show();
    await view.user.click(menuButton());
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'true'));
    return { ...view, drawer: await screen.findByRole('dialog', { name: 'Main' }) };
  }
  // It slides out with an animation, and jsdom never fires the event at its end.
  const expectClosed = () => waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));

  it('shows the same entries and leads to them', async () => {
    const { user: person, drawer, path } = await open();
    await person.click(within(drawer).getByRole('link', { name: 'Calendar' }));
    expect(path()).toBe('/calendar');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([
    [
      'its close button',
      (person: Person) => person.click(screen.getByRole('button', { name: 'Close menu' })),
    ],
    ['Escape', (person: Person) => person.keyboard('{Escape}')],
    ['a press outside', (person: Person) => person.click(outside())],
    ['Back', (person: Person) => person.click(screen.getByRole('button', { name: 'Back' }))],
  ])('closes by %s and stays on the page', async (_by, close) => {
    const { user: person, path } = await open();
    await close(person);
    await expectClosed();
    expect(path()).toBe('/team');
    expect(menuButton()).toHaveFocus();
  });

  it('leaves no history entry: Back after a link in it leads to the previous screen', async () => {
    const { user: person, drawer, path } = await open();
    await person.click(within(drawer).getByRole('link', { name: 'Calendar' }));
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(path()).toBe('/team');
    await expectClosed();
  });
});

type Person = ReturnType<typeof renderInside>['user'];

/** antd's mask has no role, because it is for pointers only. */
const outside = (): Element => {
  const mask = document.querySelector('.ant-drawer-mask');
  if (!mask) throw new Error('There is no mask');
  return mask;
};

describe('In German', () => {
  afterEach(() => act(() => setLanguage('en')));

  it('entries and the page title use the translations of their remote, and the shortcuts stay the same', async () => {
    const { user: person } = await show('/team');
    await act(() => setLanguage('de'));
    const german = within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
    const names = german.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Dashboard', 'Kalender', 'Team Members', 'Search']);
    await person.keyboard('gc');
    await waitFor(() => expect(document.title).toBe('Kalender · Taskloom'));
  });

  it('the palette and the shortcut help use them too', async () => {
    const { user: person } = await show('/team');
    await act(() => setLanguage('de'));
    await person.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }));
    expect(help.getByText('Kalender')).toBeVisible();
    await person.keyboard('{Escape}');
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /Kalender/ })).toBeVisible();
  });
});

describe('Opening another screen', () => {
  it('moves the focus to its heading and shows its name in the title', async () => {
    const { user: person } = await show('/team');
    await person.click(main().getByRole('link', { name: 'Calendar' }));
    const heading = await screen.findByRole('heading', { name: 'Calendar at /calendar' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Calendar · Taskloom');
  });

  it('moves the focus to a heading that replaces the first one, unless it has gone elsewhere', async () => {
    const { user: person } = await show('/team');
    await person.click(main().getByRole('link', { name: 'Calendar' }));
    const heading = await screen.findByRole('heading', { name: 'Calendar at /calendar' });
    await waitFor(() => expect(heading).toHaveFocus());
    const place = screen.getByRole('main');
    const replaceBy = (text: string) => {
      place.querySelector('h1')?.remove();
      const next = document.createElement('h1');
      next.textContent = text;
      place.append(next);
      return next;
    };
    const loaded = replaceBy('Loaded');
    await waitFor(() => expect(loaded).toHaveFocus());
    act(() => screen.getByRole('link', { name: 'TL Taskloom home' }).focus());
    replaceBy('Renamed');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('link', { name: 'TL Taskloom home' })).toHaveFocus();
  });

  it('leaves the focus alone on the first screen', async () => {
    await show('/team');
    expect(document.body).toHaveFocus();
  });

  it('offers to skip to the content', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('Keyboard shortcuts', () => {
  it.each([
    ['gd', '/'],
    ['gc', '/calendar'],
    ['/', '/search'],
  ])('%s leads to %s', async (keys, target) => {
    const { user: person, path } = await show('/team');
    await person.keyboard(keys);
    await waitFor(() => expect(path()).toBe(target));
  });

  it('? shows the help, with every way to a screen', async () => {
    const { user: person } = await show();
    await person.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByText('Calendar')).toBeVisible();
    expect(help.getByText('Open the command palette')).toBeVisible();
    expect(help.getByText('Assign')).toBeVisible();
  });

  it('Ctrl K opens the palette', async () => {
    const { user: person } = await show();
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  it('are plain text in a text field', async () => {
    const { user: person, path } = await show('/profile');
    await person.type(screen.getByLabelText('Full name'), 'gc/?');
    expect(path()).toBe('/profile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with a single key do nothing once they are switched off; Ctrl K still works', async () => {
    const { user: person, path } = await show('/team');
    setPreference('singleKeys', false);
    await person.keyboard('gc/?');
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(path()).toBe('/team');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    // Remotes read it there.
    expect(document.documentElement).toHaveAttribute('data-single-keys', 'off');
  });

  it('do nothing for a letter without an entry', async () => {
    const { user: person, path } = await show('/team');
    await person.keyboard('gx');
    expect(path()).toBe('/team');
  });
});
