import {
  LIMITS,
  type ApiToken,
  type ApiTokenCreated,
  type Project,
  type UploadResult,
} from '@taskloom/contracts';
import {
  multipart,
  PASSWORD,
  refusal,
  useApi,
  useSockets,
  type TestProject,
  type TestUser,
} from '../../../../test/index.js';
import { ApiTokensService } from './api-tokens.service.js';

const api = useApi({ RATE_TOKEN: '20' });
const { as, given, rows } = api;
const { connect, refusal: socketRefusal } = useSockets(api);

const create = (user: TestUser, parts: object = {}) =>
  as(user).post<ApiTokenCreated>('/auth/tokens', {
    name: 'Nightly report',
    scope: 'write',
    password: PASSWORD,
    ...parts,
  });
const listOf = async (user: TestUser) => (await as(user).get<ApiToken[]>('/auth/tokens')).body;
const days = ({ createdAt, expiresAt }: ApiToken) =>
  (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
const audited = (user: TestUser, kind: string) =>
  rows('SELECT subject, details FROM audit_events WHERE actor_id = $1 AND kind = $2', [user._id, kind]);

describe('POST /auth/tokens', () => {
  it('shows the token once, is valid for 90 days, and stores only its hash', async () => {
    const ann = await given.user();
    const { body } = await create(ann);
    expect(body.secret).toMatch(/^tl_[\w-]{43}$/);
    expect(body.token).toMatchObject({
      name: 'Nightly report',
      scope: 'write',
      projects: null,
      lastUsedAt: null,
    });
    expect(body.secret.startsWith(body.token.prefix)).toBe(true);
    expect(days(body.token)).toBeCloseTo(90, 3);
    expect((await as({ token: body.secret }).get('/auth/me')).body).toMatchObject({ _id: ann._id });
    expect(JSON.stringify(await listOf(ann))).not.toContain(body.secret);
    const stored = JSON.stringify(await rows('SELECT * FROM api_tokens WHERE id = $1', [body.token._id]));
    expect(stored).not.toContain(body.secret.slice(10));
  });

  it('asks for the password, and is audited without the token', async () => {
    const ann = await given.user();
    expect(await create(ann, { password: 'wrong' })).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await listOf(ann)).toEqual([]);
    const { body } = await create(ann, { days: 30 });
    const events = await audited(ann, 'api_token_created');
    expect(events).toEqual([
      { subject: 'Nightly report', details: { scope: 'write', days: 30, projects: null } },
    ]);
    expect(JSON.stringify(events)).not.toContain(body.secret);
  });

  it.each([{ days: 0 }, { days: 366 }, { scope: 'all' }, { name: ' ' }, { projectIds: [] }])(
    'refuses %j',
    async (parts) => {
      expect(await create(await given.user(), parts)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );

  it('accepts projects of the person, and no others', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const [own, foreign] = [await given.project({ owner: ann }), await given.project({ owner: ben })];
    expect((await create(ann, { projectIds: [own._id] })).body.token.projects).toEqual([
      { _id: own._id, title: own.title },
    ]);
    expect(await create(ann, { projectIds: [own._id, foreign._id] })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it(`refuses more than ${LIMITS.apiTokens} tokens, even in concurrent requests`, async () => {
    const ann = await given.user();
    for (let n = 2; n < LIMITS.apiTokens; n++) await given.apiToken({ user: ann });
    const answers = await Promise.all([create(ann), create(ann), create(ann)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await listOf(ann)).toHaveLength(LIMITS.apiTokens);
  });
});

describe('a token', () => {
  it('ends with its sockets when it is revoked, and is audited', async () => {
    const ann = await given.user();
    const { body } = await create(ann);
    const socket = await connect({ token: body.secret });
    const cut = new Promise<void>((resolve) => socket.socket.once('disconnect', () => resolve()));
    expect(await as(ann).delete(`/auth/tokens/${body.token._id}`)).toMatchObject({ status: 200 });
    await cut;
    expect(await as({ token: body.secret }).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await audited(ann, 'api_token_revoked')).toHaveLength(1);
  });

  it('ends with its sockets when the password changes, unless the person keeps the tokens', async () => {
    const ann = await given.user();
    const token = await given.apiToken({ user: ann });
    const change = (current: string, next: string, keepTokens?: boolean) =>
      as(ann).post('/auth/password', { current, next, ...(keepTokens && { keepTokens }) });
    expect(await change(PASSWORD, 'a first word', true)).toMatchObject({ status: 200 });
    expect(await as(token).get('/auth/me')).toMatchObject({ status: 200 });
    const { socket } = await connect(token);
    const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    expect(await change('a first word', 'a second word')).toMatchObject({ status: 200 });
    await cut;
    expect(await as(token).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await audited(ann, 'api_token_revoked')).toEqual([{ subject: null, details: { tokens: 1 } }]);
  });

  it('stays when someone else changes their password, or when the change is refused', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const token = await given.apiToken({ user: ann });
    await as(ben).post('/auth/password', { current: PASSWORD, next: 'a better word' });
    await as(ann).post('/auth/password', { current: 'wrong', next: 'a better word' });
    expect(await as(token).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('of another person can be neither seen nor revoked', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const { body } = await create(ann);
    expect(await as(ben).delete(`/auth/tokens/${body.token._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await listOf(ben)).toEqual([]);
    expect(await as({ token: body.secret }).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('that has expired or does not exist is refused', async () => {
    const expired = await given.apiToken({ user: await given.user(), expired: true });
    for (const token of [expired.token, `tl_${'x'.repeat(43)}`, 'tl_', expired.token.slice(3)]) {
      expect(await as({ token }).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
      expect(await socketRefusal({ token })).toBe('unauthorized');
    }
  });

  it('ends with its person', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const [one, other] = [await given.apiToken({ user: ann }), await given.apiToken({ user: ben })];
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [ann._id]);
    await rows('DELETE FROM users WHERE id = $1', [ben._id]);
    for (const each of [one, other]) expect(await as(each).get('/auth/me')).toMatchObject({ status: 401 });
    expect(await rows('SELECT 1 FROM api_tokens WHERE user_id = $1', [ben._id])).toEqual([]);
  });

  it('opens no session and gets no cookie for files', async () => {
    const ann = await given.user();
    expect((await as(ann).get('/auth/me')).headers['set-cookie']).toBeDefined();
    const token = await given.apiToken({ user: ann });
    expect((await as(token).get('/auth/me')).headers['set-cookie']).toBeUndefined();
  });

  it('shows when it was last used, and is removed a month after its expiry', async () => {
    const ann = await given.user();
    const token = await given.apiToken({ user: ann });
    const old = await given.apiToken({ user: ann, expired: true });
    await as(token).get('/auth/me');
    await rows(`UPDATE api_tokens SET expires_at = now() - interval '31 days' WHERE prefix = $1`, [
      old.token.slice(0, 10),
    ]);
    await api.app().get(ApiTokensService).keepUp();
    expect(await listOf(ann)).toMatchObject([
      { prefix: token.token.slice(0, 10), lastUsedAt: expect.any(String) },
    ]);
  });

  it('has its own rate limit, which the responses state', async () => {
    const ann = await given.user();
    const [busy, idle] = [await given.apiToken({ user: ann }), await given.apiToken({ user: ann })];
    const first = await as(busy).get('/auth/me');
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"token";q=20;w=60' });
    expect(first.headers['ratelimit']).toMatch(/^"token";r=19;t=\d+$/);
    for (let n = 1; n < 20; n++) await as(busy).get('/auth/me');
    const refused = await as(busy).get('/auth/me');
    expect(refused).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(refused.headers).toMatchObject({ 'retry-after': expect.any(String) });
    expect(await as(idle).get('/auth/me')).toMatchObject({ status: 200 });
    expect((await as(ann).get('/auth/me')).headers['ratelimit']).toBeUndefined();
  });
});

describe('a token that is limited to projects', () => {
  const world = async () => {
    const ann = await given.user();
    const [inside, outside] = [await given.project({ owner: ann }), await given.project({ owner: ann })];
    const token = await given.apiToken({ user: ann, scope: 'administer', projects: [inside] });
    return { ann, inside, outside, token };
  };

  it('lists only these, in full or by page', async () => {
    const { token, inside } = await world();
    for (const path of ['/projects', '/projects?limit=10']) {
      const { body } = await as(token).get<Project[]>(path);
      expect(body.map(({ _id }) => _id)).toEqual([inside._id]);
    }
  });

  it('reads only the files of these', async () => {
    const { ann, token, inside, outside } = await world();
    const upload = async (project: TestProject) => {
      const { _id } = await given.task({ project });
      const file = multipart([{ filename: 'notes.txt', content: 'Hello' }]);
      const path = `/projects/${project._id}/tasks/${_id}/upload`;
      return (await as(ann).post<UploadResult>(path, file.body, { headers: file.headers })).body.attachment
        ._id;
    };
    const [mine, other] = [await upload(inside), await upload(outside)];
    expect(await as(token).get(`/files/${mine}`)).toMatchObject({ status: 200 });
    expect(await as(token).get(`/files/${other}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(ann).get(`/files/${other}`)).toMatchObject({ status: 200 });
  });

  it('stays limited when the project is deleted', async () => {
    const { ann, token, inside, outside } = await world();
    await as(ann).delete(`/projects/${inside._id}`);
    expect((await as(token).get<Project[]>('/projects')).body).toEqual([]);
    expect(await as(token).get(`/projects/${outside._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await listOf(ann)).map(({ projects }) => projects)).toEqual([[]]);
  });
});
