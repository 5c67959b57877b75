import { screen } from '@testing-library/react';
import { API, NOTIFICATION_TYPES, type NotificationActionData } from '@taskloom/contracts';
import { aNotification, refuse, toastText } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { Bell } from './bell';

const invitation = aNotification({
  type: 'team_invite',
  title: 'Team invitation',
  actionData: { inviteId: 'i1', teamId: 'x', role: 'member' },
});

async function answer(name: 'Accept' | 'Reject', path: string, given: unknown) {
  const { user } = renderInside(<Bell />, { api: insideApi([invitation]).on('POST', path, given) });
  await user.click(screen.getByRole('button', { name: /Notifications/ }));
  await user.click(await screen.findByRole('button', { name }));
}

const ANSWERS = [
  ['Accept', API.acceptInvite('i1'), 'You have joined the team', 'Failed to accept invitation'],
  ['Reject', API.rejectInvite('i1'), 'Invitation rejected', 'Failed to reject invitation'],
] as const;

describe('The response to an invitation', () => {
  it.each(ANSWERS)('%s has a toast of its success', async (name, path, done) => {
    await answer(name, path, { _id: 'i1' });
    expect(await toastText('Success')).toBe(done);
  });

  it.each(ANSWERS)('%s has a toast with the server’s sentence when it fails', async (name, path) => {
    await answer(name, path, refuse('INVITE_EXPIRED', 'This invitation has run out.'));
    expect(await toastText('Error')).toBe('This invitation has run out.');
  });

  it.each(ANSWERS)(
    '%s shows a default message when the server sends none',
    async (name, path, _done, own) => {
      await answer(name, path, refuse('INVITE_EXPIRED', ''));
      expect(await toastText('Error')).toBe(own);
    },
  );
});

describe('The icon of a notification', () => {
  const iconOf = async (type: string, actionData: NotificationActionData | null = null) => {
    const one = { ...aNotification({ title: 'The one' }), type, actionData };
    const { user, unmount } = renderInside(<Bell />, { api: insideApi([one as typeof invitation]) });
    await user.click(screen.getByRole('button', { name: /Notifications/ }));
    const drawn = (await screen.findByRole('link', { name: 'The one' })).closest('li')?.querySelector('svg');
    const icon = drawn?.innerHTML;
    unmount();
    return icon;
  };

  it('is different for each type, and a default one for types of a newer server', async () => {
    const icons = new Set<string | undefined>();
    for (const type of [...NOTIFICATION_TYPES, 'of_a_newer_server']) icons.add(await iconOf(type));
    expect(icons.size).toBe(NOTIFICATION_TYPES.length + 1);
  });

  it('is different for a primary assignment', async () => {
    const secondary = await iconOf('task_assigned', { role: 'secondary' });
    expect(await iconOf('task_assigned', { role: 'primary' })).not.toBe(secondary);
  });
});
