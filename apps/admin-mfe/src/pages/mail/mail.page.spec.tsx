import { screen, within } from '@testing-library/react';
import { API, type MailState } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { MAYA } from '../../sample/people';
import MailPage from './mail.page';

const STATE: MailState = {
  server: 'smtp.fernbank.example:587',
  from: 'desk@fernbank.example',
  waiting: 2,
  failures: [
    {
      _id: 'f1',
      kind: 'invitation',
      recipient: 'n…@example.com',
      createdAt: new Date().toISOString(),
      tries: 3,
      error: 'ECONNECTION CONN',
      givenUp: false,
    },
    {
      _id: 'f2',
      kind: 'of_a_later_version',
      recipient: 'l…@example.com',
      createdAt: new Date().toISOString(),
      tries: 1,
      error: 'EENVELOPE',
      givenUp: true,
    },
  ],
};

const show = (state: Partial<MailState> = {}) => {
  const api = new FakeApi().on('GET', API.adminMail, { ...STATE, ...state });
  return { ...renderApp(<MailPage />, { route: '/admin/mail', user: MAYA, api }), api };
};
const testButton = () => screen.findByRole('button', { name: `Send a test mail to ${MAYA.email}` });

it('shows the server and the mails that could not be sent', async () => {
  show();
  expect(await screen.findByText('smtp.fernbank.example:587')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: /Failures/ })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Invitation to n…@example.com.*Will be retried.*The mail server can’t be reached.*Tries 3.*ECONNECTION CONN/,
    ),
    expect.stringMatching(/^of_a_later_version to l…@example.com.*Given up.*Its link is deleted/),
  ]);
});

it('tries a mail again, but none that was given up', async () => {
  const { api, user } = show();
  api.on('POST', API.mailRetry, { retried: 1 });
  await user.click(
    await screen.findByRole('button', { name: 'Try again now: Invitation to n…@example.com' }),
  );
  expect(await screen.findByText('1 mail is tried again')).toBeVisible();
  expect(api.sent('POST', API.mailRetry).map(({ body }) => body)).toEqual([{ mailId: 'f1' }]);
  expect(screen.getAllByRole('button', { name: /^Try/ })).toHaveLength(1);
});

it('shows the response of the mail server to a test mail', async () => {
  const { api, user } = show();
  api.on('POST', API.mailTest, { accepted: true, message: 'The mail server has accepted the mail: 250 OK' });
  await user.click(await testButton());
  expect(await screen.findByText('The mail server has accepted the mail: 250 OK')).toBeVisible();
  api.on('POST', API.mailTest, { accepted: false, message: 'The mail server can’t be reached.' });
  await user.click(await testButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail server can’t be reached.');
  api.on('POST', API.mailTest, refuse('TOO_MANY_REQUESTS', 'Too many requests. Wait a minute.'));
  await user.click(await testButton());
  expect(await screen.findByText('Too many requests. Wait a minute.')).toBeVisible();
});

it('explains how to turn mail on when it is off', async () => {
  show({ server: null, from: null, failures: [] });
  expect(await screen.findByText('No mail is sent. Set SMTP_URL on the server to turn it on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /test mail/ })).not.toBeInTheDocument();
});

it('shows why the state could not be loaded, and retries', async () => {
  const api = new FakeApi().on('GET', API.adminMail, refuse('UNAVAILABLE', 'Not right now.'));
  const { user } = renderApp(<MailPage />, { route: '/admin/mail', user: MAYA, api });
  expect(await screen.findByText('Not right now.')).toBeVisible();
  api.on('GET', API.adminMail, STATE);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await testButton()).toBeVisible();
});
