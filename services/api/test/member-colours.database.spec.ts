import { migrate, migrationNames } from '../src/platform/database/index.js';
import { createEmptyDatabase, queryOnce } from './database/test-database.js';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const TEAM = idOf(100);
const PEOPLE = Array.from({ length: 13 }, (_, at) => at);
const generated = (at: number) => `/api/avatars/initials.svg?seed=Person%20${at}`;
const other = 'https://pictures.example/Person';

/** Twelve members, the second one with a picture of another service, and a person without a team. */
const ROWS = `
  INSERT INTO teams (id, name) VALUES ('${TEAM}', 'Fernbank');
  INSERT INTO users (id, name, email, password_hash, initials_avatar) VALUES
    ${PEOPLE.map((at) => `('${idOf(at)}', 'Person ${at}', 'person-${at}@fernbank.example', 'x', '${at === 1 ? other : generated(at)}')`).join(', ')};
  INSERT INTO team_memberships (user_id, team_id, joined_at) VALUES
    ${PEOPLE.slice(0, 12)
      .map((at) => `('${idOf(at)}', '${TEAM}', '2026-01-01'::timestamptz + ${at} * interval '1 day')`)
      .join(', ')};`;

it('gives the members of an earlier installation their colours in the order in which they joined', async () => {
  const database = await createEmptyDatabase();
  try {
    const through = (await migrationNames()).findIndex((name) => name.startsWith('GaveMembersColours'));
    expect(through).toBeGreaterThan(0);
    await migrate(database.url, { through });
    await queryOnce(database.url, ROWS);
    await migrate(database.url);
    const users = await queryOnce(
      database.url,
      'SELECT hue, initials_avatar AS picture FROM users ORDER BY id',
    );
    const hues = ['iris', 'rose', 'sky', 'amber', 'teal', 'plum', 'orange', 'green', 'olive', 'sand'];
    expect(users).toEqual([
      ...[...hues, 'iris', 'rose'].map((hue, at) => ({
        hue,
        picture: at === 1 ? other : `${generated(at)}&hue=${hue}`,
      })),
      { hue: null, picture: generated(12) },
    ]);
    // Kept answers with people are outdated, once and not once for each person.
    expect(await queryOnce(database.url, 'SELECT revision::int FROM people_revision')).toEqual([
      { revision: 1 },
    ]);
  } finally {
    await database.drop();
  }
});
