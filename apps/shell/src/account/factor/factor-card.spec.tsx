import { screen, waitFor } from '@testing-library/react';
import { API, type FactorState, type StepUpWays } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { FactorCard } from './factor-card';

const OFF: FactorState = { enabledAt: null, recoveryCodesLeft: 0, due: null };
const ON: FactorState = { enabledAt: '2026-11-24T22:00:00.000Z', recoveryCodesLeft: 9, due: null };
const SETUP = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Taskloom:maya?secret=JBSWY3DPEHPK3PXP' };
const NO_PASSWORD: StepUpWays = { password: false, code: false, passkey: false, providers: [] };
const CODES = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-xyz${n}`);

const show = (state: FactorState) => {
  const api = new FakeApi().on('GET', API.factor, state);
  return { ...renderApp(<FactorCard />, { user: aUser(), api }), api };
};
type View = ReturnType<typeof show>;

const confirm = async ({ user }: View, button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(await screen.findByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

it('is turned on with password, secret and code, and then shows ten recovery codes once', async () => {
  const view = show(OFF);
  view.api.on('POST', API.factorSetup, SETUP).on('POST', API.factorConfirm, { recoveryCodes: CODES });
  await confirm(view, 'Set up');
  expect(await screen.findByRole('img', { name: 'QR code with the secret for the app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  view.api.on('GET', API.factor, { ...ON, recoveryCodesLeft: 10 });
  await view.user.type(screen.getByLabelText('Code'), '418027');
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  expect(view.api.sent('POST', API.factorConfirm)[0]?.body).toEqual({ code: '418027' });
  await view.user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  expect(await screen.findByText('10 recovery codes left')).toBeVisible();
});

it('asks people without a password for none', async () => {
  const view = show(OFF);
  view.api.on('GET', API.stepUp, NO_PASSWORD).on('POST', API.factorSetup, SETUP);
  await view.user.click(await screen.findByRole('button', { name: 'Set up' }));
  await screen.findByRole('dialog', { name: 'Two-factor authentication' });
  await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument());
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(view.api.sent('POST', API.factorSetup)[0]?.body).toEqual({});
});

it('shows an error for a wrong password, and no secret', async () => {
  const view = show(OFF);
  view.api.on('POST', API.factorSetup, refuse('VALIDATION_FAILED', 'The current password is incorrect.'));
  await confirm(view, 'Set up');
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
    'The current password is incorrect.',
  );
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
});

it('shows an error for a wrong code, and clears it', async () => {
  const view = show(OFF);
  view.api
    .on('POST', API.factorSetup, SETUP)
    .on('POST', API.factorConfirm, refuse('VALIDATION_FAILED', 'This code is incorrect.'));
  await confirm(view, 'Set up');
  await view.user.type(await screen.findByLabelText('Code'), '000000');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

it('is turned off with the password', async () => {
  const view = show(ON);
  view.api.on('POST', API.factorRemoval, { ok: true });
  expect(await screen.findByText('9 recovery codes left')).toBeVisible();
  view.api.on('GET', API.factor, OFF);
  await confirm(view, 'Turn off');
  expect(await screen.findByText('Two-factor authentication is off')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

it('gives new recovery codes after the password', async () => {
  const view = show(ON);
  view.api.on('POST', API.factorRecoveryCodes, { recoveryCodes: CODES });
  await confirm(view, 'New recovery codes');
  expect(await screen.findByText(CODES[9] ?? '')).toBeVisible();
});
