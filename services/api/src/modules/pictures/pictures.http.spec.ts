import { Buffer } from 'node:buffer';
import { API, LIMITS, type User } from '@taskloom/contracts';
import { multipart, refusal, useApi, type TestUser } from '../../../test/index.js';
import { sample } from '../../../test/files.js';
import { FileSweeper } from '../attachments/index.js';

const { anonymous, app, as, given, rows } = useApi({ RATE_UPLOAD: '1000', QUOTA_PERSON_MB: '1' });

/** A PNG header with these dimensions, which are all that a browser reads to reserve memory. */
const pngOf = (width: number, height: number): Buffer => {
  const png = Buffer.from(sample.png);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

const upload = (user: TestUser, content: Buffer) => {
  const { body, headers } = multipart([{ filename: 'me.png', content }]);
  return as(user).post<User>(API.ownPicture, body, { headers });
};
const below = (avatar: string) => avatar.replace(/^\/api/, '');
const countOf = async (user: TestUser) =>
  (await rows('SELECT id FROM pictures WHERE user_id = $1', [user._id])).length;

describe('the own picture of a person', () => {
  it('is stored and served to everyone, as an image that cannot run scripts', async () => {
    const ada = await given.user();
    const { status, body } = await upload(ada, sample.png);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      _id: ada._id,
      avatar: expect.stringMatching(/^\/api\/avatars\/[0-9a-f-]{36}$/),
    });
    expect((await as(ada).get<User>(API.me)).body.avatar).toBe(body.avatar);
    const { headers, status: shown } = await anonymous.get(below(body.avatar));
    expect(shown).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(sample.png.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('replaces the previous one, whose address and file are removed', async () => {
    const ada = await given.user();
    const first = await upload(ada, sample.png);
    const second = await upload(ada, sample.png);
    expect(second.body.avatar).not.toBe(first.body.avatar);
    expect(await anonymous.get(below(first.body.avatar))).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await countOf(ada)).toBe(1);
    await app().get(FileSweeper).sweep(0);
    expect((await anonymous.get(below(second.body.avatar))).status).toBe(200);
    expect(await rows('SELECT * FROM discarded_files WHERE uploader_id = $1', [ada._id])).toEqual([]);
  });

  it('is removed with `avatar: null`, which restores the initials', async () => {
    const ada = await given.user({ name: 'Ada' });
    const { body } = await upload(ada, sample.png);
    const after = await as(ada).patch<User>(API.me, { avatar: null });
    expect(after.body.avatar).toContain(API.initialsAvatar);
    expect(await anonymous.get(below(body.avatar))).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await countOf(ada)).toBe(0);
  });

  it('stays when only the name changes', async () => {
    const ada = await given.user();
    const { body } = await upload(ada, sample.png);
    expect((await as(ada).patch<User>(API.me, { name: 'Ada King' })).body.avatar).toBe(body.avatar);
    expect((await anonymous.get(below(body.avatar))).status).toBe(200);
  });
});

describe('a refused picture', () => {
  it.each(['gif', 'svg', 'text', 'pdf'] as const)('is a %s file', async (kind) => {
    const ada = await given.user();
    const { status, body } = await upload(ada, sample[kind]);
    expect([status, body]).toEqual([415, expect.objectContaining({ code: 'FILE_TYPE_NOT_ALLOWED' })]);
    expect(await countOf(ada)).toBe(0);
  });

  it('is larger than the limit, before and after it is read', async () => {
    const ada = await given.user();
    const grown = (bytes: number) => Buffer.concat([sample.png, Buffer.alloc(bytes - sample.png.length)]);
    expect(await upload(ada, grown(LIMITS.pictureBytes * 2))).toMatchObject(refusal(413, 'FILE_TOO_LARGE'));
    expect(await upload(ada, grown(LIMITS.pictureBytes + 1))).toMatchObject(refusal(413, 'FILE_TOO_LARGE'));
    expect((await upload(ada, grown(LIMITS.pictureBytes))).status).toBe(201);
  });

  it('has too many pixels to decode', async () => {
    const ada = await given.user();
    const wide = await upload(ada, pngOf(LIMITS.pictureSide + 1, 8));
    expect(wide).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect((await upload(ada, pngOf(LIMITS.pictureSide, LIMITS.pictureSide))).status).toBe(201);
  });

  it('would fill the disk together with replaced pictures that are not removed yet', async () => {
    const ada = await given.user();
    const large = Buffer.concat([sample.png, Buffer.alloc(LIMITS.pictureBytes - sample.png.length)]);
    const answers = [];
    for (let count = 0; count < 9; count++) answers.push(await upload(ada, large));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(3);
    expect(answers.at(-1)).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    await app().get(FileSweeper).sweep(0);
    expect((await upload(ada, large)).status).toBe(201);
  });

  it('is not found at an unknown address or at an invalid one', async () => {
    expect(await anonymous.get('/avatars/0190a1b2-0000-7000-8000-000000000000')).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    expect(await anonymous.get('/avatars/me.png')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
