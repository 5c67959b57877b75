import { failureOf } from './mail-failure.js';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  [
    failure('Invalid login', { code: 'EAUTH', response: '535 5.7.8\r\n  Bad  credentials' }),
    'The mail server refused the user name or password of SMTP_URL: 535 5.7.8 Bad credentials',
  ],
  [
    failure('connect ECONNREFUSED 127.0.0.1:9', { code: 'ESOCKET' }),
    'The connection to the mail server failed: connect ECONNREFUSED 127.0.0.1:9',
  ],
  [failure('odd', {}), 'The mail could not be sent: odd'],
  ['no error', 'The mail could not be sent.'],
])('describes %s', (error, sentence) => expect(failureOf(error)).toBe(sentence));

it('shortens a long answer', () =>
  expect(failureOf(failure('x'.repeat(1_000), {})).length).toBeLessThan(400));
