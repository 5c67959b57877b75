import { screen, waitFor } from '@testing-library/react';
import { API, type SignInProvider, type StepUpWays } from '@taskloom/contracts';
import { useConfirmFactorMutation } from '@taskloom/contracts/rtk';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { fakePasskeys, noPasskeys, PROOF, REQUEST } from '../test/fake-passkeys';
import { openProvider } from '../providers/open-provider';
import { StepUp } from './step-up';

jest.mock('../providers/open-provider', () => ({ openProvider: jest.fn() }));

/** A screen with a change that needs a proof. */
function Change() {
  const [confirm, { isSuccess, error }] = useConfirmFactorMutation();
  return (
    <>
      <button onClick={() => void confirm({ code: '418027' })}>Change</button>
      {isSuccess && <p>Changed</p>}
      {error !== undefined && <p>Refused</p>}
    </>
  );
}

const NEEDED = refuse('STEP_UP_REQUIRED', 'Please confirm that it is you, and try again.');

/** The change is refused until a proof has been accepted. */
const show = async ({
  password = true,
  code = false,
  passkey = false,
  providers = [],
}: Partial<StepUpWays> = {}) => {
  let proved = false;
  const api = new FakeApi()
    .on('POST', API.factorConfirm, () => (proved ? { recoveryCodes: [] } : NEEDED))
    .on('GET', API.stepUp, { password, code, passkey, providers })
    .on('POST', API.stepUpPasskeyOptions, REQUEST)
    .on('POST', API.stepUpPasskey, () => {
      proved = true;
      return { ok: true };
    })
    .on('POST', API.stepUp, ({ body }: { body: unknown }) => {
      const proof = body as { password?: string; code?: string };
      if (proof.password === 'wrong')
        return refuse('VALIDATION_FAILED', 'The current password is incorrect.');
      proved = true;
      return { ok: true };
    });
  const view = renderApp(
    <>
      <Change />
      <StepUp />
    </>,
    { user: aUser(), api, route: '/profile/security?x=1' },
  );
  await view.user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return view;
};
const changes = ({ api }: Awaited<ReturnType<typeof show>>) => api.sent('POST', API.factorConfirm);

it('asks for the password over the page, and continues with the same change', async () => {
  const view = await show();
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText('Changed')).toBeVisible();
  expect(changes(view).map(({ body }) => body)).toEqual([{ code: '418027' }, { code: '418027' }]);
  const keys = changes(view).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(view.api.sent('POST', API.stepUp)[0]?.body).toEqual({ password: 'correct horse' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows that the password is wrong, and changes nothing', async () => {
  const view = await show();
  await view.user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The current password is incorrect.',
    ),
  );
  expect(changes(view)).toHaveLength(1);
});

it('refuses the change when the person cancels, and asks again the next time', async () => {
  const view = await show();
  await view.user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(changes(view)).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
});

it('takes a code instead, from people with a second factor only', async () => {
  const view = await show({ code: true });
  await view.user.click(await screen.findByRole('button', { name: 'Use a code' }));
  await view.user.type(screen.getByLabelText('Code from your app, or a recovery code'), '418027{Enter}');
  expect(await screen.findByText('Changed')).toBeVisible();
  expect(view.api.sent('POST', API.stepUp)[0]?.body).toEqual({ code: '418027' });
});

it('offers no code to people without a second factor', async () => {
  const view = await show();
  await waitFor(() => expect(view.api.sent('GET', API.stepUp)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Use a code' })).not.toBeInTheDocument();
});

it('asks people without a password for a code, or to sign in again', async () => {
  await show({ password: false, code: true });
  expect(await screen.findByLabelText('Code from your app, or a recovery code')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use the password' })).not.toBeInTheDocument();
});

it('asks people who have no way to confirm who they are to sign in again', async () => {
  await show({ password: false });
  expect(await screen.findByText(/Sign out and in again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

describe('a passkey', () => {
  afterEach(noPasskeys);

  it('is a proof for people who have one', async () => {
    fakePasskeys();
    const view = await show({ passkey: true });
    await view.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(view.api.sent('POST', API.stepUpPasskey)[0]?.body).toEqual(PROOF);
  });

  it('that was not used leaves the dialog open, which says so', async () => {
    fakePasskeys({ get: () => Promise.reject(new DOMException('cancelled', 'NotAllowedError')) });
    const view = await show({ passkey: true });
    await view.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('No passkey was used.')).toBeVisible();
    expect(changes(view)).toHaveLength(1);
  });

  it('is not offered to people without one', async () => {
    fakePasskeys();
    await show();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

describe('a provider', () => {
  const FERNBANK: SignInProvider = { id: '1', name: 'Fernbank ID', reachable: true };
  const press = async (view: Awaited<ReturnType<typeof show>>) =>
    view.user.click(await screen.findByRole('button', { name: 'Confirm with Fernbank ID' }));

  it('is the proof of people who have no other, and leads back to this screen', async () => {
    const view = await show({ password: false, providers: [FERNBANK] });
    view.api.on('POST', API.stepUpProviderStart, { url: 'https://id.example/auth' });
    await press(view);
    await waitFor(() =>
      expect(openProvider).toHaveBeenCalledWith('https://id.example/auth', {
        use: 'step-up',
        from: '/profile/security?x=1',
      }),
    );
    expect(view.api.sent('POST', API.stepUpProviderStart)[0]?.body).toEqual({ provider: '1' });
    expect(screen.queryByText(/Sign out and in again/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('is offered beside the password', async () => {
    await show({ providers: [FERNBANK] });
    expect(await screen.findByRole('button', { name: 'Confirm with Fernbank ID' })).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('that can’t be opened leaves the dialog open, which says why', async () => {
    const view = await show({ password: false, providers: [FERNBANK] });
    view.api.on('POST', API.stepUpProviderStart, refuse('PROVIDER_UNAVAILABLE', 'It can’t be reached now.'));
    await press(view);
    expect(await screen.findByText('It can’t be reached now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm with Fernbank ID' })).toBeEnabled();
  });

  it('that is down can’t be pressed', async () => {
    await show({ password: false, providers: [{ ...FERNBANK, reachable: false }] });
    expect(await screen.findByRole('button', { name: 'Fernbank ID is not reachable now' })).toBeDisabled();
  });
});
