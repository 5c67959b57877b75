import { takePending } from './open-provider';

const KEY = 'taskloom:provider';
afterEach(() => sessionStorage.clear());

it('reads once what the tab remembers', () => {
  const pending = { use: 'link', from: '/profile/security', inviteToken: 'abc' };
  sessionStorage.setItem(KEY, JSON.stringify(pending));
  expect(takePending()).toEqual(pending);
  expect(takePending()).toEqual({ use: 'sign-in', from: '/' });
});

it.each(['sign-in', 'link', 'step-up'] as const)('remembers that it is for a %s', (use) => {
  sessionStorage.setItem(KEY, JSON.stringify({ use, from: '/team' }));
  expect(takePending()).toEqual({ use, from: '/team' });
});

it.each([null, 'no JSON', '7', '{"use":"link"}'])(
  'takes %j for a sign-in that ends on the dashboard',
  (stored) => {
    if (stored !== null) sessionStorage.setItem(KEY, stored);
    expect(takePending()).toEqual({ use: 'sign-in', from: '/' });
  },
);
