import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { API, type RemoteOverview } from '@taskloom/contracts';
import { refuse, toastText, chooseOption } from '@taskloom/client/test-kit';
import { aHealth, aLive, anAgreement, aPublished, aRemote } from '../../sample/remotes';
import { operationsApi, showOperations } from '../../test/show-operations';

const ACTIVATION = API.remoteActivation('calendar');
const ROLLBACK = API.remoteRollback('calendar');
const LOCK = API.remoteLock('calendar');
const REVOCATION = API.remoteRevocation('calendar', '1.4.0');

const canary = { ...aLive('1.5.0'), percent: 10 };

const open = async (button: string, title: string, remote: RemoteOverview = aRemote()) => {
  const shown = showOperations(operationsApi([remote]));
  await shown.user.click(await screen.findByRole('button', { name: button }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: title })) };
};
const openMenu = async (menu: string, item: string, title: string, remote?: RemoteOverview) => {
  const shown = showOperations(operationsApi([remote ?? aRemote()]));
  if (menu !== 'More actions for calendar')
    await shown.user.click(await screen.findByText(/published version/));
  await shown.user.click(await screen.findByRole('button', { name: menu }));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: title })) };
};
/** Matches a sentence by its start; versions and commands in it are separate elements. */
const sentence = (beginning: string) => (_text: string, element: Element | null) =>
  element?.tagName === 'P' && (element.textContent ?? '').startsWith(beginning);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('activating', () => {
  const start = () => open('Activate…', 'Activate another version of Calendar');

  it('shows the effect, sends it with the displayed revision, and confirms it', async () => {
    const { user, api, dialog } = await start();
    api.on('PUT', ACTIVATION, {});
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Version' }), '1.5.0');
    expect(dialog.getByText(sentence('calendar 1.5.0 runs for everyone, in place of 1.4.0.'))).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), '  New month view ');
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('calendar 1.5.0 is live')).toBeVisible();
    const [sent] = api.sent('PUT', ACTIVATION);
    expect(sent?.body).toEqual({
      version: '1.5.0',
      channel: 'production',
      percent: 100,
      reason: 'New month view',
    });
    expect(sent?.headers.get('if-match')).toBe('"7"');
    await gone();
  });

  it('starts a canary with the slider', async () => {
    const { user, api, dialog } = await start();
    api.on('PUT', ACTIVATION, {});
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Version' }), '1.5.0');
    const slider = dialog.getByRole('slider', { name: 'Who gets it' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Everyone');
    fireEvent.change(slider, { target: { value: '10' } });
    expect(slider).toHaveAttribute('aria-valuetext', '10 % of people');
    expect(
      dialog.getByText(sentence('calendar 1.5.0 runs for 10 % of people; the others keep 1.4.0')),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('calendar 1.5.0 runs for 10 % of people')).toBeVisible();
    expect(api.sent('PUT', ACTIVATION)[0]?.body).toMatchObject({ percent: 10 });
  });

  it('requires a version', async () => {
    const { user, api, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText('Please choose a version')).toBeVisible();
    expect(api.sent('PUT', ACTIVATION)).toHaveLength(0);
  });

  it('without any other version shows how to publish one, and cannot be confirmed', async () => {
    const remote = aRemote({ versions: [aPublished('1.4.0')] });
    const { dialog } = await open('Activate…', 'Activate another version of Calendar', remote);
    expect(await dialog.findByText('npm run remote -- deploy calendar', { selector: 'code' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Activate' })).toBeDisabled();
  });

  it('offers neither live nor revoked versions', async () => {
    const versions = aRemote().versions.map((one) =>
      one.version === '1.5.0' ? { ...one, revoked: 'It leaks' } : one,
    );
    const { user, dialog } = await open(
      'Activate…',
      'Activate another version of Calendar',
      aRemote({ versions }),
    );
    await user.click(await dialog.findByRole('combobox', { name: 'Version' }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['1.3.0']);
  });

  it('of a first version offers no share, because there is no version to compare it with', async () => {
    const { dialog } = await openMenu(
      'Actions for calendar 1.4.0',
      'Activate 1.4.0…',
      'Activate another version of Calendar',
      aRemote({ live: null, rollbackTo: null }),
    );
    expect(
      dialog.getByText(sentence('calendar 1.4.0 runs for everyone. It is the first version to go live')),
    ).toBeVisible();
    expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('what a version may do', () => {
  const OLD = 'calls:projects.read';
  const remote = (permissions: string[], part: Partial<RemoteOverview> = {}) =>
    aRemote({
      versions: [aPublished('1.5.0', { permissions }), aPublished('1.4.0'), aPublished('1.3.0')],
      agreed: [anAgreement(OLD)],
      ...part,
    });
  const start = (of: RemoteOverview) =>
    openMenu('Actions for calendar 1.5.0', 'Activate 1.5.0…', 'Activate another version of Calendar', of);
  const listed = ({ dialog }: Awaited<ReturnType<typeof start>>) =>
    within(dialog.getByRole('region', { name: 'What calendar 1.5.0 may do' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('is shown with what is new, which the activation agrees to', async () => {
    const shown = await start(
      remote([
        OLD,
        'calls:tasks.write',
        'storage:person',
        'point:project-tab',
        'host:https://api.example.com',
      ]),
    );
    expect(listed(shown)).toEqual([
      'Create, change, archive and delete tasksNew',
      'Keep small values for each personNew',
      'Show a tab in projectsNew',
      'Connect to https://api.example.com, and send there what it readsNew',
      'Read projects, their members, labels and used space',
    ]);
    const { user, api, dialog } = shown;
    api.on('PUT', ACTIVATION, {});
    dialog.getByRole('button', { name: 'Agree and activate' }).focus();
    await user.keyboard('{Enter}');
    await gone();
    expect(api.sent('PUT', ACTIVATION)[0]?.body).toMatchObject({
      version: '1.5.0',
      agreed: ['calls:tasks.write', 'storage:person', 'point:project-tab', 'host:https://api.example.com'],
    });
  });

  it('needs no agreement when nothing is new', async () => {
    const shown = await start(remote([OLD]));
    expect(listed(shown)).toEqual(['Read projects, their members, labels and used space']);
    const { user, api, dialog } = shown;
    api.on('PUT', ACTIVATION, {});
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await gone();
    expect(api.sent('PUT', ACTIVATION)[0]?.body).not.toHaveProperty('agreed');
  });

  it('is everything for a build that declares nothing, and nothing for one that needs nothing', async () => {
    const shown = await start(remote(['everything']));
    expect(listed(shown)).toEqual([
      'Do everything that its users may do, except connecting to other hostsNew',
    ]);
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Cancel' }));
    shown.unmount();
    const { dialog } = await start(remote([]));
    expect(dialog.getByText('It makes no calls and shows nothing on other screens.')).toBeVisible();
  });

  it('names permissions of later releases, which allow nothing here', async () => {
    const shown = await start(remote(['calls:weather', 'point:moon']));
    expect(listed(shown)).toEqual([
      'calls:weather (unknown to this installation; allows nothing)New',
      'point:moon (unknown to this installation; allows nothing)New',
    ]);
  });

  it('is agreed to for a preview too', async () => {
    const { user, api, dialog } = await openMenu(
      'Actions for calendar 1.5.0',
      'Make 1.5.0 the preview…',
      'Make Calendar 1.5.0 the preview',
      remote([OLD, 'calls:search']),
    );
    api.on('PUT', ACTIVATION, {});
    await user.click(dialog.getByRole('button', { name: 'Agree and show as preview' }));
    expect(await screen.findByText('calendar 1.5.0 is the preview')).toBeVisible();
    expect(api.sent('PUT', ACTIVATION)[0]?.body).toEqual({
      version: '1.5.0',
      channel: 'preview',
      agreed: ['calls:search'],
    });
  });

  it('stays open with the reason when the API refuses it', async () => {
    const { user, api, dialog } = await start(remote(['calls:search']));
    api.on('PUT', ACTIVATION, refuse('REMOTE_NOT_AGREED', 'calendar 1.5.0 needs permissions.'));
    await user.click(dialog.getByRole('button', { name: 'Agree and activate' }));
    expect(await dialog.findByText('calendar 1.5.0 needs permissions.')).toBeVisible();
  });
});

describe('a canary', () => {
  it('gets another share', async () => {
    const title = 'Change the share of Calendar 1.5.0';
    const { user, api, dialog } = await open('Change the share…', title, aRemote({ canary }));
    api.on('PUT', ACTIVATION, {});
    const slider = dialog.getByRole('slider', { name: 'Who gets it' });
    expect(slider).toHaveValue('10');
    fireEvent.change(slider, { target: { value: '25' } });
    await user.click(dialog.getByRole('button', { name: 'Change the share' }));
    await gone();
    expect(api.sent('PUT', ACTIVATION)[0]?.body).toMatchObject({ version: '1.5.0', percent: 25 });
  });

  it('is ended with a reason', async () => {
    const title = 'End the canary of Calendar';
    const { user, api, dialog } = await open('End the canary…', title, aRemote({ canary }));
    api.on('POST', ROLLBACK, { version: '1.4.0' });
    expect(dialog.getByText(sentence('The canary of 1.5.0 ends, and everyone gets 1.4.0.'))).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Too slow');
    await user.click(dialog.getByRole('button', { name: 'End the canary' }));
    expect(await screen.findByText('The canary of calendar has ended')).toBeVisible();
  });
});

describe('an unproven canary', () => {
  const unproven = refuse('REMOTE_CANARY_UNPROVEN', '1.5.0 was loaded by 4 of the 5 people.');
  const start = async (loads = 4) => {
    const remote = aRemote({ canary: { ...canary, health: aHealth({ loads }) } });
    const title = 'Activate another version of Calendar';
    const shown = await open('Activate for everyone…', title, remote);
    shown.api.on('PUT', ACTIVATION, unproven);
    await shown.user.type(shown.dialog.getByLabelText('Reason'), 'Hotfix');
    shown.dialog.getByRole('button', { name: 'Activate' }).focus();
    await shown.user.keyboard('{Enter}');
    return { ...shown, alert: await shown.dialog.findByRole('alert') };
  };
  const sent = ({ api }: Awaited<ReturnType<typeof start>>) =>
    api.sent('PUT', ACTIVATION).map(({ body }) => body);
  const request = { version: '1.5.0', channel: 'production', percent: 100, reason: 'Hotfix' };

  it('is refused, and becomes live once that is confirmed, by keyboard', async () => {
    const shown = await start();
    const { user, api, dialog, alert } = shown;
    expect(alert).toHaveTextContent(/^Fewer than 5 people have loaded the canary of calendar 1\.5\.0/);
    expect(dialog.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
    expect(sent(shown)).toEqual([request]);
    api.on('PUT', ACTIVATION, {});
    expect(dialog.getByRole('button', { name: 'Activate anyway' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('calendar 1.5.0 is live')).toBeVisible();
    expect(sent(shown)).toEqual([request, { ...request, skipped: ['loads'] }]);
    await gone();
  });

  it('stays a canary when that is not confirmed', async () => {
    const shown = await start();
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(sent(shown)).toEqual([request]);
  });

  it('does not skip the check for another version that is chosen afterwards', async () => {
    const shown = await start();
    const { user, api, dialog } = shown;
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Version' }), '1.3.0');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    api.on('PUT', ACTIVATION, {});
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await gone();
    expect(sent(shown)).toEqual([request, { ...request, version: '1.3.0' }]);
  });

  it('that enough people have loaded is refused with a message that covers both reasons', async () => {
    const { alert } = await start(5);
    expect(alert).toHaveTextContent(/or it failed for more than a fifth of them/);
  });
});

describe('rolling back', () => {
  const start = () => open('Roll back…', 'Roll Calendar back');

  it('shows the restored version, requires a reason, and sends it with the displayed revision', async () => {
    const { user, api, dialog } = await start();
    api.on('POST', ROLLBACK, { version: '1.3.0' });
    expect(
      dialog.getByText(sentence('calendar 1.3.0 runs for everyone again, in place of 1.4.0.')),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('Please enter a reason')).toBeVisible();
    expect(api.sent('POST', ROLLBACK)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Reason'), 'It is slow');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await toastText('calendar was rolled back')).toBe('1.3.0 is live');
    const [sent] = api.sent('POST', ROLLBACK);
    expect(sent?.body).toEqual({ reason: 'It is slow' });
    expect(sent?.headers.get('if-match')).toBe('"7"');
  });

  it.each([
    ['of a locked remote states that it stays locked', true],
    ['of an unlocked remote does not', false],
  ])('%s', async (_case, locked) => {
    const { dialog } = await open('Roll back…', 'Roll Calendar back', aRemote({ locked }));
    const sentence = dialog.queryByText('calendar stays locked.');
    if (locked) expect(sentence).toBeVisible();
    else expect(sentence).not.toBeInTheDocument();
  });

  it('with an outdated revision shows what is live now, keeps the reason and retries with the new revision', async () => {
    const { user, api, dialog } = await start();
    const now = aRemote({ revision: 9, live: aLive('1.5.0'), rollbackTo: '1.4.0' });
    api
      .on('POST', ROLLBACK, refuse('REMOTE_CHANGED', 'Changed.', { current: { revision: 9 } }))
      .on('GET', API.remotesOverview, { revision: 9, remotes: [now] });
    await user.type(dialog.getByLabelText('Reason'), 'It is slow');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Someone else changed which version of calendar is live/,
    );
    expect(
      await dialog.findByText(sentence('calendar 1.4.0 runs for everyone again, in place of 1.5.0.')),
    ).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('It is slow');
    api.on('POST', ROLLBACK, { version: '1.4.0' });
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await gone();
    expect(api.sent('POST', ROLLBACK).map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"9"']);
  });

  it('does not apply to a version that another person has activated while the dialog was open', async () => {
    const { user, api, dialog, moved } = await start();
    const now = aRemote({ revision: 9, live: aLive('1.5.0'), rollbackTo: '1.4.0' });
    api.on('GET', API.remotesOverview, { revision: 9, remotes: [now] }).on('POST', ROLLBACK, {});
    moved();
    await dialog.findByText(sentence('calendar 1.4.0 runs for everyone again, in place of 1.5.0.'));
    await user.type(dialog.getByLabelText('Reason'), 'It is slow');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(api.sent('POST', ROLLBACK)).toHaveLength(1));
    expect(api.sent('POST', ROLLBACK)[0]?.headers.get('if-match')).toBe('"7"');
  });

  it('that was refused keeps the dialog and the reason, and shows why', async () => {
    const { user, api, dialog } = await start();
    api.on('POST', ROLLBACK, refuse('REMOTE_LOCKED', 'calendar is locked: unlock it first.'));
    await user.type(dialog.getByLabelText('Reason'), 'It is slow');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('calendar is locked: unlock it first.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('It is slow');
  });

  it('can be cancelled without a change', async () => {
    const { user, api, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('a lock', () => {
  it('is set', async () => {
    const { user, api, dialog } = await openMenu('More actions for calendar', 'Lock…', 'Lock Calendar');
    api.on('PUT', LOCK, {});
    expect(dialog.getByText(/^No other version of calendar goes live until it is unlocked/)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Fair');
    await user.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await screen.findByText('calendar is locked')).toBeVisible();
    expect(api.sent('PUT', LOCK)[0]?.body).toEqual({ locked: true, reason: 'Fair' });
  });

  it('is removed', async () => {
    const { user, api, dialog } = await open('Unlock…', 'Unlock Calendar', aRemote({ locked: true }));
    api.on('PUT', LOCK, {});
    await user.click(dialog.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('calendar is unlocked')).toBeVisible();
    expect(api.sent('PUT', LOCK)[0]?.body).toEqual({ locked: false });
  });
});

describe('revoking', () => {
  const start = (remote = aRemote()) =>
    openMenu('Actions for calendar 1.4.0', 'Revoke 1.4.0…', 'Revoke Calendar 1.4.0', remote);

  it('a live version shows its replacement and requires a reason', async () => {
    const { user, api, dialog } = await start();
    api.on('POST', REVOCATION, {});
    expect(
      dialog.getByText(sentence('calendar 1.4.0 never runs again. This cannot be undone.')),
    ).toBeVisible();
    expect(dialog.getByText(sentence('1.3.0 replaces it for everyone.'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText('Please enter a reason')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'It leaks');
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('calendar 1.4.0 never runs again')).toBeVisible();
    expect(api.sent('POST', REVOCATION)[0]?.body).toEqual({ reason: 'It leaks' });
  });

  it('the only version shows that no one gets any', async () => {
    const { dialog } = await start(aRemote({ rollbackTo: null }));
    expect(
      dialog.getByText('calendar is unavailable to everyone until another version is activated.'),
    ).toBeVisible();
  });
});
