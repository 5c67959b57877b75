import { screen, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { EmailCard } from './email-card';

const EMAIL = 'maya@fernbank.example';
const show = (state: object, capabilities = ['mail']) => {
  const api = new FakeApi()
    .on('GET', API.email, { email: EMAIL, verified: true, pending: null, ...state })
    .on('GET', API.meta, { product: { name: 'Taskloom', logo: 'TL' }, version: '1.0.0', capabilities });
  return { ...renderApp(<EmailCard />, { user: aUser({ email: EMAIL }), api }), api };
};

describe('The address on the security page', () => {
  it('is shown as verified, and can be changed', async () => {
    const { api, user } = show({});
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send link' })).not.toBeInTheDocument();
    api.on('POST', API.email, { ok: true });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(dialog.getByLabelText('New email address')).toHaveAccessibleDescription('Email is required.');
    await user.type(dialog.getByLabelText('New email address'), 'maya@new.example{Enter}');
    expect(
      await screen.findByText('Open the link in the email to maya@new.example within 24 hours.'),
    ).toBeVisible();
    expect(api.sent('POST', API.email)[0]?.body).toEqual({ email: 'maya@new.example' });
  });

  it('shows why it is not changed', async () => {
    const { api, user } = show({});
    api.on('POST', API.email, refuse('VALIDATION_FAILED', 'This is already your address.'));
    // The button is disabled until it is known whether the installation sends email.
    await screen.findByText('Verified');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.type(await screen.findByLabelText('New email address'), `${EMAIL}{Enter}`);
    expect(await screen.findByText('This is already your address.')).toBeVisible();
  });

  it('can be verified by another link, and names the address that is to replace it', async () => {
    const { api, user } = show({ verified: false, pending: 'maya@new.example' });
    expect(await screen.findByText('Not verified')).toBeVisible();
    expect(screen.getByText(/^maya@new\.example replaces it/)).toBeVisible();
    api.on('POST', API.emailLink, { ok: true });
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(`Open the link in the email to ${EMAIL} within 24 hours.`)).toBeVisible();
  });

  it('stays as it is where no mail is sent', async () => {
    show({ verified: false }, []);
    expect(await screen.findByText(/sends no email/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByText('Not verified')).not.toBeInTheDocument();
  });
});
