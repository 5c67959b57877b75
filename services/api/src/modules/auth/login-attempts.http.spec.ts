import { PASSWORD, refusal, useApi, type HttpClient } from '../../../test/index.js';

const { anonymous, as, given } = useApi({ RATE_LOGIN_ACCOUNT: '3', TRUST_PROXY: '1' });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signIn = (client: HttpClient, email: string, password: string, address: string) =>
  client.post('/auth/login', { email, password }, from(address));

const account = async (email: string) => {
  await anonymous.post('/auth/register', { name: 'Owner', email, password: 'right word' });
  return {
    right: (address: string) => signIn(anonymous, email, 'right word', address),
    wrong: (address: string) => signIn(anonymous, email, 'wrong word', address),
  };
};
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

const tooMany = refusal(429, 'TOO_MANY_REQUESTS');

describe('guessing passwords', () => {
  it('is blocked after a few wrong ones from one address, even when they arrive at once', async () => {
    const { wrong } = await account('one@example.com');
    const answers = await times(10, () => wrong('10.0.0.1'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not lock out the owner, who signs in from another address', async () => {
    const { right, wrong } = await account('two@example.com');
    await times(10, () => wrong('10.0.0.1'));
    expect(await right('10.0.0.1')).toMatchObject(tooMany);
    expect(await right('10.0.0.2')).toMatchObject({ status: 200 });
  });

  it('from many addresses does not block those from which the owner has signed in before', async () => {
    const { right, wrong } = await account('three@example.com');
    expect(await right('10.0.1.1')).toMatchObject({ status: 200 });
    await times(40, (n) => wrong(`10.0.2.${n}`));
    expect(await wrong('10.0.3.1')).toMatchObject(tooMany);
    expect(await right('10.0.1.1')).toMatchObject({ status: 200 });
  });

  it('is no easier with an open session', async () => {
    const user = await given.user();
    const change = (current: string) =>
      as(user).post('/auth/password', { current, next: 'a better word' }, from('10.0.5.1'));
    const answers = await times(5, () => change('wrong word'));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429, 429]);
    expect(await change(PASSWORD)).toMatchObject(tooMany);
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('does not count correct passwords', async () => {
    const { right } = await account('four@example.com');
    for (let n = 0; n < 8; n++) expect(await right('10.0.4.1')).toMatchObject({ status: 200 });
  });
});
