import { migrate, migrationNames } from '../src/platform/database/index.js';
import { createEmptyDatabase, queryOnce } from './database/test-database.js';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [OWNER, PROJECT, ELSEWHERE, TASK] = [1, 2, 3, 4].map(idOf);
const LONG = 'x'.repeat(39);

/** Labels of an earlier version, oldest first; the last one is of another project. */
const NAMES = ['Caf\u00E9', 'Cafe\u0301', 'caf\u00E9 (2)', '\uFF23afe\u0301', `\uFF21${LONG}`, `a${LONG}`];

const labelRow = (project: string | undefined, name: string, at: number) =>
  `('${project}', '${idOf(100 + at)}', '${name}', 'sky', '2026-01-01'::timestamptz + ${at} * interval '1 day')`;

const ROWS = `
  INSERT INTO users (id, name, email, password_hash, initials_avatar)
    VALUES ('${OWNER}', 'Maya', 'maya@fernbank.example', 'x', '/');
  BEGIN;
  INSERT INTO projects (id, owner_id, title, description, status) VALUES
    ('${PROJECT}', '${OWNER}', 'One', '', 'active'), ('${ELSEWHERE}', '${OWNER}', 'Two', '', 'active');
  INSERT INTO project_members (project_id, user_id) VALUES ('${PROJECT}', '${OWNER}'), ('${ELSEWHERE}', '${OWNER}');
  COMMIT;
  INSERT INTO labels (project_id, id, name, color, created_at) VALUES
    ${[...NAMES.map((name, at) => labelRow(PROJECT, name, at)), labelRow(ELSEWHERE, 'CAF\u00C9', 50)].join(', ')};
  INSERT INTO tasks (project_id, id, title, description, status, priority, position, created_by, labels) VALUES
    ('${PROJECT}', '${TASK}', 'Task', '', 'todo', 'medium', 'f000001', '${OWNER}', ARRAY['${idOf(101)}', '${idOf(103)}']::uuid[]);`;

it('keeps every label of an installation whose labels differ by case or normal form only, under a name of its own', async () => {
  const database = await createEmptyDatabase();
  try {
    const through = (await migrationNames()).findIndex((name) => name.startsWith('ComparedLabelNames'));
    expect(through).toBeGreaterThan(0);
    await migrate(database.url, { through });
    await queryOnce(database.url, ROWS);
    await migrate(database.url);
    expect(await queryOnce(database.url, 'SELECT name FROM labels ORDER BY created_at')).toEqual(
      [
        'Caf\u00E9',
        'Cafe\u0301 (3)',
        'caf\u00E9 (2)',
        '\uFF23afe\u0301 (4)',
        `\uFF21${LONG}`,
        `a${LONG.slice(4)} (2)`,
        'CAF\u00C9',
      ].map((name) => ({ name })),
    );
    expect(await queryOnce(database.url, `SELECT labels FROM tasks`)).toEqual([
      { labels: [idOf(101), idOf(103)] },
    ]);
  } finally {
    await database.drop();
  }
});
