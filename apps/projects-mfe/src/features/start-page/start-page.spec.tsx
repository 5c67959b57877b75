import { API, DISPLAY_DEFAULTS, type DisplayPreferencesUpdate } from '@taskloom/contracts';
import { templateGroups } from '@taskloom/contracts/project-templates';
import { FakeApi, aProject, aTeamMember, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { StartPagePart } from './start-page-part';

const ADMIN = { ...MAYA, role: 'admin' as const };
const MEMBER = { ...MAYA, role: 'member' as const };
const winter = aProject({ title: 'Winter release', owner: MAYA });

const answers = (stored: DisplayPreferencesUpdate = {}) => {
  let kept = { ...DISPLAY_DEFAULTS, ...stored };
  return new FakeApi()
    .on('GET', API.displayPreferences, () => kept)
    .on('PATCH', API.displayPreferences, ({ body }: { body: DisplayPreferencesUpdate }) => {
      kept = { ...kept, ...body };
      return kept;
    })
    .on('GET', API.teamMembers, [aTeamMember(MAYA)])
    .on('GET', API.invites, [])
    .on('POST', API.projects, winter);
};

const onCreate = jest.fn();
const show = (api = answers(), user = ADMIN as typeof MAYA) =>
  renderApp(
    <>
      <h1 tabIndex={-1}>Dashboard</h1>
      <StartPagePart empty={<p>Only this</p>} loading={<p>Loading</p>} onCreate={onCreate} />
    </>,
    { user, api },
  );
const page = () => screen.findByRole('region', { name: 'First steps' });
const step = async (name: string) => within(await screen.findByRole('region', { name }));
const title = () => screen.findByLabelText('Project title');
const create = () => screen.getByRole('button', { name: 'Create Project' });

beforeEach(() => onCreate.mockReset());

describe('the first project', () => {
  it('is created from its title by Enter, and opens', async () => {
    const { api, user, path } = show();
    await waitFor(async () => expect(await title()).toHaveFocus());
    await user.keyboard(' Winter release {Enter}');
    await waitFor(() => expect(path()).toBe(`/projects/${winter._id}`));
    expect(api.sent('POST', API.projects).map(({ body }) => body)).toEqual([
      { title: 'Winter release', template: 'blank', language: 'en' },
    ]);
    await screen.findByText('Project created successfully');
  });

  it('shows what a template brings, and is created with it', async () => {
    const { api, user } = show();
    await page();
    within(screen.getByRole('group', { name: 'What “Blank” brings' })).getByText(/Three empty columns/);
    await user.click(screen.getByRole('radio', { name: /Software release/ }));
    const shown = within(screen.getByRole('group', { name: 'What “Software release” brings' }));
    const titles = templateGroups('release', 'en').flatMap(({ tasks }) => tasks);
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(titles);
    screen.getByText(/All 12 tasks start in To Do/);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Marketing launch/ })).toBeChecked();
    await user.type(await title(), 'Launch');
    await user.click(create());
    await waitFor(() => expect(api.sent('POST', API.projects)).toHaveLength(1));
    expect(api.sent('POST', API.projects)[0]?.body).toMatchObject({ template: 'marketing' });
  });

  it('is asked for in the dialog while the title is empty', async () => {
    const { api, user } = show();
    await user.type(await title(), '  ');
    await user.click(create());
    expect(onCreate).toHaveBeenCalledTimes(1);
    expect(api.sent('POST', API.projects)).toEqual([]);
  });

  it('keeps the title and shows the reason when the server refuses', async () => {
    const { user } = show(answers().on('POST', API.projects, refuse('FORBIDDEN', 'Not today.')));
    await user.type(await title(), 'Winter release{Enter}');
    await screen.findByText('Not today.');
    expect(await title()).toHaveValue('Winter release');
  });

  it('is created once, however often Enter is pressed', async () => {
    const later = held<typeof winter>();
    const { api, user } = show(answers().on('POST', API.projects, later.answer));
    await user.type(await title(), 'Winter release{Enter}{Enter}');
    await screen.findByRole('button', { name: 'Creating...' });
    expect(api.sent('POST', API.projects)).toHaveLength(1);
    later.resolve(winter);
  });
});

describe('the steps', () => {
  it('tick themselves off from the data and count what is done', async () => {
    const { api, user } = show();
    await screen.findByText('0 of 3 done');
    const invite = await step('Invite people');
    invite.getByRole('img', { name: 'Not done yet' });
    api.on('POST', API.invite, () => {
      api.on('GET', API.invites, [{ _id: 'i', email: 'noor@fernbank.example', createdAt: winter.createdAt }]);
      return {};
    });
    await user.type(invite.getByLabelText('Email'), 'noor@fernbank.example{Enter}');
    await screen.findByText('1 of 3 done');
    invite.getByText('Done');
    await screen.findByText('An invitation has been sent to noor@fernbank.example');
  });

  it('ticks off inviting people when the team has other members', async () => {
    show(answers().on('GET', API.teamMembers, [MAYA, JONAS, AIKO].map(aTeamMember)));
    await screen.findByText('1 of 3 done');
  });

  it('asks for an address before an invitation is sent', async () => {
    const { api, user } = show();
    const invite = await step('Invite people');
    await user.click(invite.getByRole('button', { name: 'Send Invitation' }));
    await invite.findByText('Please enter an email address');
    expect(api.sent('POST', API.invite)).toEqual([]);
  });

  it('leaves out the invitations for a member, who may not send them', async () => {
    const { api } = show(answers(), MEMBER);
    await screen.findByText('0 of 2 done');
    expect(screen.queryByRole('region', { name: 'Invite people' })).not.toBeInTheDocument();
    expect(api.sent('GET', API.invites)).toEqual([]);
  });

  it('shows which keys were pressed, and is done with all five', async () => {
    show(answers({ learnedKeys: ['palette', 'help'] }));
    const keys = await step('Learn five keys');
    expect(keys.getAllByRole('img', { name: 'pressed' })).toHaveLength(2);
    screen.getByText('0 of 3 done');
  });

  it('has the keys as done once all were pressed', async () => {
    show(answers({ learnedKeys: ['palette', 'create', 'assign', 'dashboard', 'help'] }));
    (await step('Learn five keys')).getByText('Done');
    screen.getByText('1 of 3 done');
  });
});

describe('Hide this', () => {
  it('hides the page for good with one press', async () => {
    const { api, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Hide this' }));
    await screen.findByText('Only this');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(api.sent('PATCH', API.displayPreferences).map(({ body }) => body)).toEqual([
      { startPage: 'hidden' },
    ]);
  });

  it('brings the page back with the reason when the server refuses', async () => {
    const { user } = show(answers().on('PATCH', API.displayPreferences, refuse('FORBIDDEN', 'Not today.')));
    await user.click(await screen.findByRole('button', { name: 'Hide this' }));
    await screen.findByText('Not today.');
    await page();
  });

  it('is remembered', async () => {
    show(answers({ startPage: 'hidden' }));
    await screen.findByText('Only this');
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  it('gives way to the plain state where the preferences are unknown', async () => {
    show(new FakeApi().on('GET', API.displayPreferences, refuse('FORBIDDEN', '')));
    await screen.findByText('Only this');
  });
});
