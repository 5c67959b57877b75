import { fireEvent, screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aUser, FakeApi, held, refuse, renderApp } from '@taskloom/client/test-kit';
import ProfilePage from './profile.page';

const maya = aUser({ name: 'Maya Lindqvist', email: 'maya@fernbank.example' });
const show = (api = new FakeApi(), user = maya) => renderApp(<ProfilePage />, { user, api });

describe('Your details', () => {
  it('shows name, e-mail and an empty picture address for generated initials', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Maya Lindqvist');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@fernbank.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Picture address')).toHaveValue('');
  });

  it('saves a new name, trimmed, and updates the session', async () => {
    const api = new FakeApi().on('PATCH', API.me, { ...maya, name: 'Maya L.' });
    const { user, store } = show(api);
    await user.clear(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), ' Maya L. ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sent('PATCH', API.me)[0]?.body).toEqual({ name: 'Maya L.', avatar: null });
    expect(store.getState().auth.user?.name).toBe('Maya L.');
  });

  it('saves the address of a picture', async () => {
    const api = new FakeApi().on('PATCH', API.me, maya);
    const { user } = show(api);
    await user.type(screen.getByLabelText('Picture address'), 'https://fernbank.example/maya.png');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sent('PATCH', API.me)[0]?.body).toMatchObject({ avatar: 'https://fernbank.example/maya.png' });
  });

  it('refuses an empty name without a request', async () => {
    const { user, api } = show();
    await user.clear(screen.getByLabelText('Full name'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Please enter your name');
    expect(api.sent('PATCH', API.me)).toHaveLength(0);
  });

  it('shows the server’s error under its field and keeps the input', async () => {
    const finding = { field: 'avatar', message: 'Avatar must be an http(s) address or a path of this site.' };
    const api = new FakeApi().on(
      'PATCH',
      API.me,
      refuse('VALIDATION_FAILED', finding.message, { errors: [finding] }),
    );
    const { user } = show(api);
    await user.type(screen.getByLabelText('Picture address'), 'ftp://x');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('Picture address')).toBeInvalid();
    expect(screen.getByLabelText('Picture address')).toHaveValue('ftp://x');
  });

  it('keeps the initials with a message when the picture cannot be loaded, and saves nothing', async () => {
    const { user, api, container } = show();
    await user.type(screen.getByLabelText('Picture address'), 'https://fernbank.example/gone.png');
    fireEvent.error(container.querySelector('img.probe') as HTMLImageElement);
    expect(screen.getByLabelText('Picture address')).toHaveAccessibleDescription(
      /This image could not be loaded. Please check its address./,
    );
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(api.sent('PATCH', API.me)).toEqual([]);
  });

  it('accepts any name of 100 characters', async () => {
    const name = 'Donaudampfschifffahrt 🦊 سارة '.repeat(4).slice(0, 100).trim();
    const api = new FakeApi().on('PATCH', API.me, { ...maya, name });
    const { user } = show(api, aUser({ name }));
    expect(screen.getByLabelText('Full name')).toHaveValue(name);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sent('PATCH', API.me)[0]?.body).toMatchObject({ name });
  });

  it('shows that it is saving', async () => {
    const later = held<unknown>();
    const { user } = show(new FakeApi().on('PATCH', API.me, later.answer));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    later.resolve(maya);
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  });
});

describe('Password', () => {
  async function change(view: ReturnType<typeof show>, current: string, next: string) {
    if (current) await view.user.type(screen.getByLabelText('Current password'), current);
    if (next) await view.user.type(screen.getByLabelText('New password'), next);
    await view.user.click(screen.getByRole('button', { name: 'Change Password' }));
  }

  it('is changed, and the fields are cleared', async () => {
    const api = new FakeApi().on('POST', API.password, {});
    await change(show(api), 'correct horse', 'battery staple');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(api.sent('POST', API.password)[0]?.body).toEqual({
      current: 'correct horse',
      next: 'battery staple',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('requires the current password', async () => {
    const view = show();
    await change(view, '', 'battery staple');
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Please enter your current password',
    );
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(view.api.sent('POST', API.password)).toHaveLength(0);
  });

  it('requires at least six characters', async () => {
    const view = show();
    await change(view, 'correct horse', 'short');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Please choose at least 6 characters/,
    );
    expect(view.api.sent('POST', API.password)).toHaveLength(0);
  });

  it('shows an error under a wrong current password, and keeps both values', async () => {
    const api = new FakeApi().on(
      'POST',
      API.password,
      refuse('VALIDATION_FAILED', 'The current password is wrong.'),
    );
    await change(show(api), 'wrong', 'battery staple');
    expect(await screen.findByText('Failed to change password')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is wrong.',
    );
    expect(screen.getByLabelText('New password')).toHaveValue('battery staple');
  });

  it('is accepted with a warning when it contains the person’s name, which goes with the password', async () => {
    const view = show(new FakeApi().on('POST', API.password, {}));
    await view.user.type(screen.getByLabelText('New password'), 'lindqvist7');
    expect(await screen.findByText('Weak: contains your name or email')).toBeVisible();
    await change(view, 'correct horse', '');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.queryByText('Weak: contains your name or email')).not.toBeInTheDocument();
  });
});
