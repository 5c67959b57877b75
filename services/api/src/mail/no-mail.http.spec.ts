import { useApi } from '../../test/index.js';

const { as, given, rows } = useApi();

describe('without a mail server', () => {
  it('an invitation is still created, and the outbox stays empty', async () => {
    const { admin } = await given.team();
    expect(await as(admin).post('/team/invite', { email: 'new@example.com' })).toMatchObject({ status: 201 });
    expect(await rows('SELECT 1 FROM outbox')).toEqual([]);
  });
});
