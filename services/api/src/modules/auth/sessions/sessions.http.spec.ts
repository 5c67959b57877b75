import type { User } from '@taskloom/contracts';
import { ownStatements, refusal, useApi } from '../../../../test/index.js';
import { Database } from '../../../platform/database/index.js';
import { SessionsService } from './sessions.service.js';

const { app, as, given, rows } = useApi();

const CROWD = 12;

const crowd = () => Promise.all(Array.from({ length: CROWD }, () => given.user()));

it('loads all sessions requested in one turn of the event loop at once', async () => {
  const people = await crowd();
  const sessions = app().get(SessionsService);
  const count = await ownStatements(app().get(Database), async () => {
    const callers = await Promise.all(people.map(({ token }) => sessions.callerOf(token)));
    expect(callers.map((caller) => caller?._id)).toEqual(people.map(({ _id }) => _id));
  });
  expect(count).toBe(1);
});

it('returns the right person for each of many simultaneous requests, and 401 for ended sessions', async () => {
  const people = await crowd();
  const [first, last] = [people[0], people[CROWD - 1]];
  await rows('DELETE FROM sessions WHERE user_id = $1', [first?._id]);
  await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [last?._id]);
  const answers = await Promise.all(people.map((person) => as(person).get<User>('/auth/me')));
  expect(answers[0]).toMatchObject(refusal(401, 'SESSION_INVALID'));
  expect(answers[CROWD - 1]).toMatchObject(refusal(401, 'SESSION_INVALID'));
  expect(answers.slice(1, -1).map(({ body }) => body._id)).toEqual(people.slice(1, -1).map(({ _id }) => _id));
});

it('caches no session, so that an ended one is refused at the next request', async () => {
  const person = await given.user();
  const sessions = app().get(SessionsService);
  expect(await sessions.callerOf(person.token)).toMatchObject({ _id: person._id });
  await rows('DELETE FROM sessions WHERE user_id = $1', [person._id]);
  expect(await sessions.callerOf(person.token)).toBeUndefined();
});
