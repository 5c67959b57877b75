import { screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { refuse, toastText } from '@taskloom/client/test-kit';
import { aiko, maya, showTeam, teamApi } from '../../test/show-team';

const WHOSE = [
  ['the server’s message', 'Not today.', true],
  ['its default message when the server has none', '', false],
] as const;

it.each(WHOSE)('a failure to load has a toast with %s', async (_whose, message, given) => {
  showTeam(aiko, teamApi().on('GET', API.teamMembers, refuse('FORBIDDEN', message)));
  expect(await toastText('Error')).toBe(given ? message : 'Failed to load team members');
});

it.each(WHOSE)('a refused invitation has a toast with %s', async (_whose, message, given) => {
  const { user } = showTeam(maya, teamApi().on('POST', API.invite, refuse('CONFLICT', message)));
  await user.click(screen.getByRole('button', { name: 'Invite Member' }));
  await user.type(await screen.findByLabelText('Email'), 'noor@fernbank.example');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await toastText('Error')).toBe(given ? message : 'Failed to send invitation');
});

it('a sent invitation has a toast that names the address', async () => {
  const { user } = showTeam(maya, teamApi().on('POST', API.invite, {}));
  await user.click(screen.getByRole('button', { name: 'Invite Member' }));
  await user.type(await screen.findByLabelText('Email'), 'noor@fernbank.example');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await toastText('Invitation sent')).toBe('An invitation has been sent to noor@fernbank.example');
});
