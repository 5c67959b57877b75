import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { PassportStrategy } from '@nestjs/passport';
import Strategy from 'passport-custom';
import { SessionAuthGuard, type PassportRequest } from './session-auth.guard.js';

let seen: PassportRequest;

class TestStrategy extends PassportStrategy(Strategy, 'test') {
  async validate(request: PassportRequest) {
    seen = request;
    return Promise.resolve(request.original.headers.authorization === 'yes' && { _id: 'u' });
  }
}
new TestStrategy();
const guard = new (SessionAuthGuard('test'))();

const authenticate = async (authorization: string) => {
  const request = { headers: { authorization }, user: undefined };
  const answer = guard.canActivate(new ExecutionContextHost([request, {}]));
  return { request, answer };
};

describe('SessionAuthGuard', () => {
  it('sets the person and nothing else on the request', async () => {
    const { request, answer } = await authenticate('yes');
    expect(await answer).toBe(true);
    expect(request).toEqual({ headers: { authorization: 'yes' }, user: { _id: 'u' } });
  });

  it.each(['yes', 'no'])('releases the request once it has decided: %s', async (authorization) => {
    const { answer } = await authenticate(authorization);
    await answer.catch(() => undefined);
    expect(() => seen.original).toThrow('has already been authenticated');
  });

  it('refuses without a person, and sets none', async () => {
    const { request, answer } = await authenticate('no');
    await expect(answer).rejects.toThrow('Unauthorized');
    expect(request.user).toBeUndefined();
  });
});
