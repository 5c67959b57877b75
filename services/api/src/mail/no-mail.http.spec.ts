import { useApi } from '../../test/index.js';

const { as, given, rows } = useApi();

describe('without a mail server', () => {
  it('an invitation is made all the same, and nothing is kept to be sent', async () => {
    const { admin } = await given.team();
    expect(await as(admin).post('/team/invite', { email: 'new@example.com' })).toMatchObject({ status: 201 });
    expect(await rows('SELECT 1 FROM outbox')).toEqual([]);
  });
});
