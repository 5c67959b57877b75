import { screen, waitFor } from '@testing-library/react';
import { API, LIMITS } from '@taskloom/contracts';
import { aUser, FakeApi, held, refuse, renderApp } from '@taskloom/client/test-kit';
import ProfilePage from './profile.page';

const maya = aUser({ name: 'Maya Lindqvist', email: 'maya@fernbank.example' });
const show = (api = new FakeApi(), user = maya) => renderApp(<ProfilePage />, { user, api });

describe('Your details', () => {
  it('shows name, e-mail and the initials, with an offer to upload a picture', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Maya Lindqvist');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@fernbank.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Upload picture' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('saves a new name, trimmed, and updates the session', async () => {
    const api = new FakeApi().on('PATCH', API.me, { ...maya, name: 'Maya L.' });
    const { user, store } = show(api);
    await user.clear(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), ' Maya L. ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sent('PATCH', API.me)[0]?.body).toEqual({ name: 'Maya L.' });
    expect(store.getState().auth.user?.name).toBe('Maya L.');
  });

  it('refuses an empty name without a request', async () => {
    const { user, api } = show();
    await user.clear(screen.getByLabelText('Full name'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Please enter your name');
    expect(api.sent('PATCH', API.me)).toHaveLength(0);
  });

  it('shows the server’s error under its field and keeps the input', async () => {
    const finding = { field: 'name', message: 'Name has to contain a visible character.' };
    const api = new FakeApi().on(
      'PATCH',
      API.me,
      refuse('VALIDATION_FAILED', finding.message, { errors: [finding] }),
    );
    const { user } = show(api);
    await user.type(screen.getByLabelText('Full name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toBeInvalid();
    expect(screen.getByLabelText('Full name')).toHaveValue('Maya Lindqvist!');
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

describe('Your picture', () => {
  const pictured = aUser({ name: 'Maya', avatar: '/api/avatars/0190a1b2-0000-4000-8000-000000000000' });
  const file = (size: number) => {
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    Object.defineProperty(picture, 'size', { value: size });
    return picture;
  };

  it('is removed at once, and the initials return', async () => {
    const api = new FakeApi().on('PATCH', API.me, maya);
    const { user } = show(api, pictured);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your initials are shown instead of a picture.')).toBeVisible();
    expect(api.sent('PATCH', API.me)[0]?.body).toEqual({ avatar: null });
  });

  it('stays when it cannot be removed', async () => {
    const api = new FakeApi().on('PATCH', API.me, refuse('UNAVAILABLE', 'Please try again.'));
    const { user } = show(api, pictured);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeVisible();
  });

  it('at another site is not shown, with an explanation', () => {
    show(undefined, aUser({ name: 'Maya', avatar: 'https://fernbank.example/maya.png' }));
    expect(screen.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(
      "Your picture is on another site, so it can't be shown here. Upload it instead.",
    );
  });

  it('of 10 MB or more is refused under the button, without a dialog', async () => {
    const { user } = show();
    await user.upload(screen.getByLabelText('Picture'), file(LIMITS.attachmentBytes));
    expect(screen.getByRole('alert')).toHaveTextContent('File size must be less than 10MB');
    expect(screen.queryByRole('dialog')).toBeNull();
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

  it('offers to keep the API tokens, which are revoked otherwise', async () => {
    const token = { _id: 't1', name: 'Report', prefix: 'tl_abc', scope: 'read', projects: null };
    const view = show(new FakeApi().on('POST', API.password, {}).on('GET', API.apiTokens, [token]));
    await view.user.click(await screen.findByRole('checkbox', { name: 'Keep my API token' }));
    await change(view, 'correct horse', 'battery staple');
    expect(await screen.findByText('Password changed')).toBeVisible();
    await change(view, 'battery staple', 'correct horse');
    await waitFor(() => expect(view.api.sent('POST', API.password)).toHaveLength(2));
    const sent = view.api.sent('POST', API.password).map(({ body }) => body);
    expect(sent[0]).toMatchObject({ keepTokens: true });
    expect(sent[1]).not.toHaveProperty('keepTokens');
  });

  it('offers nothing about API tokens to a person without any', async () => {
    const view = show(new FakeApi().on('POST', API.password, {}).on('GET', API.apiTokens, []));
    await change(view, 'correct horse', 'battery staple');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
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

  it('is accepted with a warning when it contains the person’s name; the warning disappears with the password', async () => {
    const view = show(new FakeApi().on('POST', API.password, {}));
    await view.user.type(screen.getByLabelText('New password'), 'lindqvist7');
    expect(await screen.findByText('Weak: contains your name or email')).toBeVisible();
    await change(view, 'correct horse', '');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.queryByText('Weak: contains your name or email')).not.toBeInTheDocument();
  });
});
