import 'reflect-metadata';
import type { FieldError } from '@taskloom/contracts';
import { RequestBody } from '../body/request-body.js';
import { RequestPipe } from '../body/request.pipe.js';
import {
  BooleanField,
  DayField,
  EmailField,
  EnumField,
  IdField,
  PasswordField,
  TextField,
  UrlField,
  WholeNumberField,
} from './index.js';

class EverythingDto {
  @TextField({ label: 'Title', max: 5, whenEmpty: 'Title is required' }) title: string;
  @TextField({ label: 'Note', min: 0, max: 5, optional: true }) note?: string;
  @EmailField({ optional: true }) email?: string;
  @PasswordField({ optional: true }) password?: string;
  @EnumField(['low', 'high'], { label: 'Priority', optional: true }) priority?: string;
  @DayField({ label: 'Deadline', optional: true, nullable: true }) deadline?: string | null;
  @IdField({ label: 'Project', optional: true }) projectId?: string;
  @UrlField({ label: 'Avatar', optional: true, nullable: true }) avatar?: string | null;
  @WholeNumberField({ label: 'Limit', min: 1, max: 100, optional: true }) limit?: number;
  @BooleanField({ label: 'Unread', optional: true }) unread?: boolean;
}

const pipe = new RequestPipe();

const send = (value: object, type: 'body' | 'query' = 'body') => {
  const body = type === 'body' ? fakeBody(value) : value;
  return pipe.transform(body, { type, metatype: EverythingDto });
};

const fakeBody = (value: object): RequestBody => {
  const body = Object.create(RequestBody.prototype);
  body.json = () => Promise.resolve(value);
  return body;
};

const problems = async (value: object): Promise<FieldError[]> => {
  const error = await send(value).then(
    () => ({ details: { errors: [] } }),
    (thrown) => thrown,
  );
  return error.details.errors;
};

describe('the fields of a request', () => {
  it('trims texts and keeps absent keys absent', async () => {
    expect(await send({ title: '  Plan ' })).toEqual({ title: 'Plan' });
  });

  it('counts characters as PostgreSQL does: code points', async () => {
    expect(await send({ title: '😀😀😀😀😀' })).toEqual({ title: '😀😀😀😀😀' });
    expect(await problems({ title: '\uFE0F'.repeat(6) })).toHaveLength(1);
  });

  it.each([
    ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060'],
    ['marks of direction', '\u200E\u202E\u2066'],
    ['a soft hyphen', '\u00AD'],
    ['a Hangul filler', '\u3164'],
    ['a Braille pattern without dots', '\u2800'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tags', '\u{E0041}\u{E0042}'],
    ['control characters', '\u0001\u007F\u0085'],
    ['spaces between them', '\u200B \u00A0\u200B'],
  ])('refuse a required text of %s alone', async (_, title) => {
    const message = 'Title must contain at least one visible character.';
    expect(await problems({ title })).toEqual([{ field: 'title', message }]);
  });

  it.each(['.', 'é', 'e\u0301', '語', '👨\u200D👩', 'می\u200Cخ', '\u200Ba'])('accept %j', async (title) => {
    expect(await send({ title })).toEqual({ title });
  });

  it('accept an optional text that is empty or invisible', async () => {
    expect(await send({ title: 'Plan', note: '\u200B' })).toEqual({ title: 'Plan', note: '\u200B' });
  });

  it.each([
    [{}, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: null }, 'title', 'Title is required'],
    [{ title: 7 }, 'title', 'Title must be a text.'],
    [{ title: 'Planning' }, 'title', 'Title must be at most 5 characters long.'],
    [{ title: '\u200B\u200D' }, 'title', 'Title must contain at least one visible character.'],
    [{ title: 'Plan', note: null }, 'note', 'Note is required.'],
    [{ title: 'Plan', email: 'ada' }, 'email', 'Please enter a valid email.'],
    [
      { title: 'Plan', email: `${'a'.repeat(250)}@b.io` },
      'email',
      'Email must be at most 254 characters long.',
    ],
    [{ title: 'Plan', password: 'short' }, 'password', 'Password must be at least 6 characters long.'],
    [{ title: 'Plan', password: 'é'.repeat(513) }, 'password', 'Password must be at most 1024 bytes long.'],
    [{ title: 'Plan', priority: 'urgent' }, 'priority', 'Priority must be one of low, high.'],
    [{ title: 'Plan', priority: 'toString' }, 'priority', 'Priority must be one of low, high.'],
    [{ title: 'Plan', deadline: '2026-02-30' }, 'deadline', 'Deadline must be a date (YYYY-MM-DD).'],
    [{ title: 'Plan', projectId: '7' }, 'projectId', 'Project must be an id.'],
    [
      { title: 'Plan', avatar: 'javascript:alert(1)' },
      'avatar',
      'Avatar must be an http(s) address or a path of this site.',
    ],
    [
      { title: 'Plan', avatar: '//evil.example' },
      'avatar',
      'Avatar must be an http(s) address or a path of this site.',
    ],
    [{ title: 'Plan', limit: 1.5 }, 'limit', 'Limit must be a whole number from 1 to 100.'],
    [{ title: 'Plan', unread: 'yes' }, 'unread', 'Unread must be true or false.'],
    [{ title: 'Plan', bogus: 1 }, 'bogus', 'The field bogus is not known.'],
  ])('%j: %s', async (value, field, message) => {
    expect(await problems(value)).toEqual([{ field, message }]);
  });

  it('cuts a full ISO string to its day, and accepts null in nullable fields', async () => {
    expect(await send({ title: 'Plan', deadline: '2026-12-24T22:30:00.000Z', avatar: null })).toEqual({
      title: 'Plan',
      deadline: '2026-12-24',
      avatar: null,
    });
    expect(await send({ title: 'Plan', deadline: null })).toEqual({ title: 'Plan', deadline: null });
  });

  it('compares addresses in lower case', async () => {
    expect(await send({ title: 'Plan', email: ' Ada@Example.COM ' })).toEqual({
      title: 'Plan',
      email: 'ada@example.com',
    });
  });

  it('converts values of query strings, and ignores unknown keys', async () => {
    const query = { title: 'Plan', limit: '50', unread: 'true', utm: 'x' };
    expect(await send(query, 'query')).toEqual({ title: 'Plan', limit: 50, unread: true });
    await expect(send({ title: ['a', 'b'] }, 'query')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(send({ title: 'a\0' }, 'query')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
