import { hash, verify } from '@node-rs/argon2';
import { PasswordsService } from './passwords.service.js';

jest.mock('@node-rs/argon2', () => ({ hash: jest.fn(), verify: jest.fn() }));

describe('a sign-in while registrations fill the queue', () => {
  let passwords: PasswordsService;
  let finish: (hashed: string) => void;
  let registrations: Promise<PromiseSettledResult<string>[]>;

  beforeEach(async () => {
    jest.mocked(verify).mockResolvedValue(false);
    jest.mocked(hash).mockReset().mockResolvedValue('decoy');
    passwords = new PasswordsService();
    await passwords.onModuleInit();
    const gate = new Promise<string>((resolve) => (finish = resolve));
    jest.mocked(hash).mockReturnValue(gate);
    registrations = Promise.allSettled(Array.from({ length: 600 }, () => passwords.hash('secret')));
  });

  it.each(['of an account', undefined])('is refused with 503 without further work: %p', async (known) => {
    const before = jest.mocked(hash).mock.calls.length;
    await expect(passwords.matches(known, 'guess')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(jest.mocked(hash).mock.calls).toHaveLength(before);
    finish('hashed');
    await registrations;
  });

  it('succeeds once they are done, even for an account that does not exist', async () => {
    await passwords.matches(undefined, 'guess').catch(() => undefined);
    finish('hashed');
    await registrations;
    expect(await passwords.matches(undefined, 'guess')).toBe(false);
    expect(verify).toHaveBeenLastCalledWith('decoy', 'guess');
  });
});
