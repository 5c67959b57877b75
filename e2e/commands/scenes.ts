import type { Page } from '@playwright/test';
import { API, API_BASE, SCREENS, type ErrorBody } from '@taskloom/contracts';
import { LONG_WORD, type World } from './world.js';
import { openTask } from '../pages/task.page.js';

/** Something that opens on a screen: a menu, a dialog, a state of a form. */
export interface State {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Closes it where Escape is not enough. */
  leave?: (page: Page) => Promise<unknown>;
}

/** A screen and everything that opens on it. */
export interface Place {
  name: string;
  path: (world: World) => string;
  /** Visible once the screen is complete. */
  ready: (page: Page, world: World) => Promise<unknown>;
  states?: readonly State[];
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();

const opens = (button: string | RegExp, title: string | RegExp) => async (page: Page) => {
  await press(page, button);
  await dialog(page, title);
};

const viaMenu = (menu: string | RegExp, item: string, title: string | RegExp) => async (page: Page) => {
  await press(page, menu);
  await choose(page, item);
  await dialog(page, title);
};

const menuOf = (button: string | RegExp) => async (page: Page) => {
  await press(page, button);
  await page.getByRole('menuitem').first().waitFor();
};

const frameStates: readonly State[] = [
  { name: 'avatar menu', open: menuOf(/^Account menu/) },
  {
    name: 'notifications',
    open: async (page) => {
      await press(page, /^Notifications/);
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'command palette',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'command palette with a long query',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(LONG_WORD);
      await page.getByRole('option', { name: /^Search projects and tasks for/ }).waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page, 'Keyboard shortcuts');
    },
  },
];

const dashboardStates: readonly State[] = [
  { name: 'filter', open: (page) => press(page, /^Filter/) },
  { name: 'new project', open: opens('New Project', 'Create New Project') },
  {
    name: 'new project with mistakes',
    open: async (page) => {
      await opens('New Project', 'Create New Project')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
      await page.getByText('Please enter a project title').first().waitFor();
    },
  },
  { name: 'project menu', open: menuOf('Actions for Apollo') },
  { name: 'edit project', open: viaMenu('Actions for Apollo', 'Edit project', 'Edit Project') },
  { name: 'delete project', open: viaMenu('Actions for Apollo', 'Delete project', 'Are you sure?') },
  {
    name: 'nothing found',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search projects...' }).fill(LONG_WORD.slice(5));
      await page.getByRole('searchbox', { name: 'Search projects...' }).fill('no such project');
      await page.getByText('No projects found').waitFor();
    },
    leave: (page) => page.getByRole('searchbox', { name: 'Search projects...' }).fill(''),
  },
];

const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first();

const byKey = (key: string, name: string): State => ({
  name: `card popover ${name}`,
  open: async (page) => {
    await firstCard(page).focus();
    await page.keyboard.press(key);
    await dialog(page, name);
  },
});

const boardStates: readonly State[] = [
  byKey('a', 'Assignees'),
  byKey('d', 'Deadline'),
  byKey('m', 'Move'),
  {
    name: 'selected cards',
    open: async (page) => {
      await firstCard(page).focus();
      await page.keyboard.press('x');
      await page.getByRole('toolbar', { name: 'Selected tasks' }).waitFor();
      // At the end of the page it has a place of its own; elsewhere it covers what is scrolled under it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  { name: 'filter', open: (page) => press(page, /^Filter/) },
  { name: 'members', open: opens(/^Show all: /, 'Project Members') },
  {
    name: 'remove a member',
    open: async (page) => {
      await opens(/^Show all: /, 'Project Members')(page);
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await dialog(page, 'Are you sure?');
    },
  },
  { name: 'add a member', open: opens('Add Member', 'Add Team Member to Project') },
  { name: 'new task', open: opens('New Task', 'Create New Task') },
  {
    name: 'new task with mistakes',
    open: async (page) => {
      await opens('New Task', 'Create New Task')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click();
      await page.getByText('Please enter a task title').first().waitFor();
    },
  },
];

const showCharts = (page: Page) => page.getByRole('button', { name: 'Show charts' });

const chartStates: readonly State[] = [
  {
    name: 'charts',
    open: async (page) => {
      await page.getByText('Member Workload').or(showCharts(page)).first().waitFor();
      if (await showCharts(page).isVisible()) await showCharts(page).click();
      await page.getByText('Member Workload').first().waitFor();
    },
  },
  {
    name: 'closed charts',
    open: async (page) => {
      const hide = page.getByRole('button', { name: 'Hide charts' });
      if (await hide.isVisible()) await hide.click();
      await showCharts(page).waitFor();
    },
  },
];

const cardStates: readonly State[] = [
  { name: 'card menu', open: menuOf('Actions for Punch the cards') },
  { name: 'delete task', open: viaMenu('Actions for Punch the cards', 'Delete task', 'Are you sure?') },
  { name: 'edit task', open: viaMenu('Actions for Punch the cards', 'Edit task', 'Edit Task') },
];

const teamStates: readonly State[] = [
  { name: 'invite', open: opens('Invite Member', 'Invite Team Member') },
  { name: 'member menu', open: menuOf(/^Actions for Grace/) },
  { name: 'remove from the team', open: viaMenu(/^Actions for Grace/, 'Remove from team', 'Are you sure?') },
];

const operationsStates: readonly State[] = [
  {
    name: 'versions',
    open: (page) =>
      page
        .getByText(/published version/)
        .first()
        .click(),
  },
  { name: 'activate', open: opens('Activate…', /^Activate another version of/) },
  { name: 'lock', open: viaMenu(/^More actions for/, 'Lock…', /^Lock/) },
];

const securityStates: readonly State[] = [
  {
    name: 'second factor',
    open: opens('Set up', 'Confirm with your password'),
  },
  { name: 'new API token', open: opens('New token', 'New API token') },
  {
    name: 'new API token with mistakes',
    open: async (page) => {
      await opens('New token', 'New API token')(page);
      await page.getByRole('checkbox', { name: 'Limit to some projects' }).check();
      await page.getByRole('checkbox', { name: 'Apollo' }).first().waitFor();
      await press(page, 'Create token');
      await page.getByText('Choose at least one project.').waitFor();
    },
  },
];

/** On phones the charts are closed at first. */
const boardWhole = async (page: Page) => {
  await page.locator('[aria-roledescription]').first().waitFor();
  await page.getByText('Member Workload').or(showCharts(page)).first().waitFor();
};

const taskOpen = async (page: Page) => {
  const task = openTask(page);
  await task.getByLabel('Title').waitFor();
  await task.getByText('Comments', { exact: false }).first().waitFor();
};

/** Every screen for signed-in people, with everything that opens on it. */
export const PLACES: readonly Place[] = [
  {
    name: 'dashboard',
    path: () => SCREENS.dashboard,
    ready: (page) => page.getByRole('heading', { name: 'Apollo' }).first().waitFor(),
    states: [...frameStates, ...dashboardStates],
  },
  {
    name: 'project',
    path: ({ project }) => SCREENS.project(project._id),
    ready: boardWhole,
    states: [...boardStates, ...cardStates, ...chartStates],
  },
  {
    name: 'project with extreme text',
    path: ({ extremes }) => SCREENS.project(extremes._id),
    ready: boardWhole,
    states: chartStates,
  },
  {
    name: 'task with extreme text',
    path: ({ extremes, extremeTask }) => SCREENS.task(extremes._id, extremeTask._id),
    ready: taskOpen,
  },
  {
    name: 'my work',
    path: () => SCREENS.work,
    ready: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    states: [
      { name: 'date of a task', open: (page) => press(page, /^Date of/) },
      { name: 'priority of a task', open: (page) => press(page, /^Priority of/) },
    ],
  },
  {
    name: 'calendar',
    path: () => SCREENS.calendar,
    ready: (page) => page.getByText('Status: Active').first().waitFor(),
  },
  {
    name: 'team',
    path: () => SCREENS.team,
    ready: (page) => page.getByText('Pending invitations').waitFor(),
    states: teamStates,
  },
  {
    name: 'search',
    path: () => SCREENS.search,
    ready: (page) => page.getByText('Enter a search query to find projects and tasks').waitFor(),
    states: [{ name: 'filters', open: opens(/^Filters/, 'Filters') }],
  },
  {
    name: 'search with results',
    path: () => `${SCREENS.search}?q=don&status=todo`,
    ready: (page) => page.getByRole('heading', { name: /^Tasks \(/ }).waitFor(),
  },
  {
    name: 'search without results',
    path: () => `${SCREENS.search}?q=${'q9'.repeat(90)}`,
    ready: (page) => page.getByText('Try adjusting your search terms or filters').waitFor(),
  },
  {
    name: 'operations',
    path: () => SCREENS.operations,
    ready: async (page) => {
      await page.getByRole('heading', { level: 3, name: 'Calendar' }).waitFor();
      await page.getByRole('list', { name: 'Journal' }).waitFor();
    },
    states: operationsStates,
  },
  {
    name: 'administration',
    // One person: the whole list grows while other specs register people.
    path: ({ member }) => `${SCREENS.people}?q=${encodeURIComponent(member.user.email)}`,
    ready: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .waitFor(),
    states: [{ name: 'person menu', open: menuOf(/^Actions for/) }],
  },
  {
    name: 'audit log',
    path: () => SCREENS.audit,
    ready: (page) =>
      page
        .getByRole('row', { name: /Invited/ })
        .first()
        .waitFor(),
  },
  {
    name: 'audit log without events',
    path: () => `${SCREENS.audit}?kind=person_deleted&from=2026-01-01&to=2026-01-02`,
    ready: (page) => page.getByText('No event matches').waitFor(),
  },
  { name: 'profile', path: () => SCREENS.profile, ready: heading('Profile') },
  {
    name: 'security',
    path: () => SCREENS.security,
    ready: async (page) => {
      await page.getByText('This device').waitFor();
      await page.getByRole('button', { name: 'Set up' }).waitFor();
      await page.getByRole('heading', { name: /^API tokens/ }).waitFor();
    },
    states: securityStates,
  },
  { name: 'settings', path: () => SCREENS.settings, ready: heading('Settings') },
  { name: 'not found', path: () => '/no/such/place', ready: heading('Page Not Found') },
];

/** The server's response to the correct password of a person with a second factor. */
const CODE_REQUIRED: ErrorBody = {
  statusCode: 403,
  error: 'Forbidden',
  code: 'SECOND_FACTOR_REQUIRED',
  message: 'Enter the code from your authenticator app.',
};

/** The screens without a session. */
export const VISITOR_PLACES: readonly Place[] = [
  {
    name: 'login',
    path: () => SCREENS.login,
    ready: heading('Welcome back'),
    states: [
      {
        name: 'refused',
        open: async (page) => {
          await page.getByLabel(/email/i).fill('nobody@example.test');
          await page.getByLabel(/^password/i).fill('wrong horse');
          await press(page, 'Sign In');
          await page.getByText('Login failed').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'login, second step',
    path: () => SCREENS.login,
    ready: async (page) => {
      const call = `**${API_BASE}${API.login}`;
      await page.route(call, (route) => route.fulfill({ status: 403, json: CODE_REQUIRED }));
      await page.getByLabel(/email/i).fill('ada@example.test');
      await page.getByLabel(/^password/i).fill('correct horse');
      await press(page, 'Sign In');
      await page.getByLabel('Code', { exact: true }).waitFor();
      await page.unroute(call);
    },
  },
  {
    name: 'forgotten password',
    path: () => SCREENS.forgotPassword,
    ready: heading('Forgot your password?'),
  },
  {
    name: 'new password',
    path: () => SCREENS.resetPasswordWith('x'.repeat(43)),
    ready: heading('Choose a new password'),
    states: [
      {
        name: 'with a link that has expired',
        open: async (page) => {
          await page.getByLabel('New password', { exact: true }).fill('analytical engine 1843');
          await press(page, 'Save Password');
          await page.getByText(/^This link has expired/).waitFor();
        },
      },
    ],
  },
  {
    name: 'new password without a link',
    path: () => SCREENS.resetPassword,
    ready: heading('Choose a new password'),
  },
  { name: 'register', path: () => SCREENS.register, ready: heading('Create your account') },
  { name: 'not found', path: () => '/no/such/place', ready: heading('Page Not Found') },
];
