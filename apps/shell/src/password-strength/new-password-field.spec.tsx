import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { API } from '@taskloom/contracts';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { setLanguage } from '@taskloom/client/texts';
import { NewPasswordField } from './new-password-field';

const sent = jest.fn();

const show = (api = new FakeApi()) =>
  renderApp(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('password'));
      }}
    >
      <NewPasswordField
        label="Password"
        name="password"
        required
        personalIn={() => ['Maya Lindqvist', 'maya@fernbank.example']}
      />
      <button>Create Account</button>
      <button type="reset">Start again</button>
    </form>,
    { api },
  );

async function type(password: string, api?: FakeApi) {
  const view = show(api);
  await view.user.type(screen.getByLabelText('Password'), password);
  return view;
}

beforeEach(() => sent.mockClear());
afterEach(() => setLanguage('en'));

describe('The strength of a new password', () => {
  it('is not shown before the first character', () => {
    show();
    expect(screen.queryByText(/^(Weak|Fair|Strong)/)).not.toBeInTheDocument();
  });

  it.each([
    ['abc', 'Weak: fewer than 6 characters'],
    ['password', 'Weak: one of the most common passwords'],
    ['Lindqvist1', 'Weak: contains your name or email'],
    ['summer24', 'Weak: easy to guess. Add another word.'],
    ['otter quilt marble lantern', 'Strong'],
  ])('of %s reads "%s"', async (password, words) => {
    await type(password);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is a polite live region of its own and not part of the description', async () => {
    await type('password');
    const words = await screen.findByText(/^Weak/);
    expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
  });

  it('counts the characters that the installation requires', async () => {
    const meta = {
      product: { name: 'Taskloom', logo: 'TL' },
      version: '1.0.0',
      capabilities: [],
      passwords: { minLength: 12, refuseGuessable: true },
    };
    await type('otterquilt', new FakeApi().on('GET', API.meta, meta));
    expect(await screen.findByText('Weak: fewer than 12 characters')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 12 characters');
  });

  it('never keeps a weak password from being sent', async () => {
    const { user } = await type('password');
    await screen.findByText(/^Weak/);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(sent).toHaveBeenCalledWith('password');
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it.each(['clear', 'reset'])('is gone after a %s', async (way) => {
    const { user } = await type('password');
    await screen.findByText(/^Weak/);
    if (way === 'clear') await user.clear(screen.getByLabelText('Password'));
    else await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(/^Weak/)).not.toBeInTheDocument();
  });

  it('is also shown in German', async () => {
    await type('password');
    await screen.findByText(/^Weak/);
    await act(() => setLanguage('de'));
    expect(await screen.findByText('Schwach: ein sehr häufiges Passwort')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = await type('password');
    await screen.findByText(/^Weak/);
    // Colours need a layout, which this environment lacks.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe('A strength meter that cannot be loaded', () => {
  afterEach(() => jest.dontMock('./strength-meter'));

  it('shows nothing and the form is sent', async () => {
    const load = jest.fn(() => {
      throw new Error('offline');
    });
    jest.doMock('./strength-meter', load);
    const { user, container } = await type('password');
    await waitFor(() => expect(container.querySelector('[data-open="true"]')).toBeNull());
    expect(load).toHaveBeenCalled();
    expect(screen.queryByText(/^Weak/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(sent).toHaveBeenCalledWith('password');
  });
});
