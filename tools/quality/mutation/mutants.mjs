// @ts-check
/**
 * Creates a mutant for each guard of the API: access decorators of routes, refusals in guards and services, SQL conditions
 * on the parent or the person, the permission functions of the contracts, and the disconnection of sockets. They are found
 * in the sources, so every new guard gets a mutant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ file: string, line: number, from: string, to: string, kind: string }} Mutant `file` from the root of the project
 * @typedef {{ kind: string, files: RegExp, mutate: (line: string) => string[] }} Rule
 */

const ID = 'project_id|task_id|user_id|team_id|addressee_id|owner_id';
/** `a.project_id = $1`, behind WHERE, AND or ON. */
const CLAUSE = new RegExp(`(?<=\\b(?:WHERE|AND|ON) )((?:\\w+\\.)?(?:${ID})) (=|<>) (\\$\\d)(?!\\w)`, 'g');
/** `c.project_id = m.project_id`: rows of two tables that belong together. */
const JOINED =
  /(?<=\b(?:WHERE|AND|ON) )((\w+)\.(project_id|task_id|team_id)) = (\w+)\.(project_id|task_id|team_id|id)(?!\w)/g;

/** @param {string} line @param {RegExp} pattern @param {(match: RegExpMatchArray) => string} by */
const each = (line, pattern, by) =>
  [...line.matchAll(pattern)].map(
    (match) => line.slice(0, match.index) + by(match) + line.slice(match.index + match[0].length),
  );

/** @type {Rule[]} */
const RULES = [
  {
    kind: 'access decorator',
    files: /^services\/api\/src\/modules\/.*\.controller\.ts$/,
    mutate: (line) =>
      /^\s*@(ProjectAccess|TaskAccess|TeamAdmin|AttachmentOwner)\(.*\)$/.test(line) ? [''] : [],
  },
  {
    kind: 'right',
    files: /^services\/api\/src\/modules\/.*\.controller\.ts$/,
    mutate: (line) =>
      /^\s*@ProjectAccess\(.+\)$/.test(line) ? [`${line.slice(0, line.indexOf('('))}()`] : [],
  },
  {
    kind: 'refusal',
    files:
      /^services\/api\/src\/(modules\/.*(-access|\.guard|\.service|assignees|deadline-range|files\.controller|revisions\.repository)|realtime\/(client-events\.service|handshake|allowed-origin))\.ts$/,
    mutate: (line) =>
      /^\s*if \(.*\) (throw (?!new Error)|return refused\(|return false;)/.test(line)
        ? [line.replace(/if \(.*\) (throw|return)/, 'if (Number("0")) $1')]
        : [],
  },
  {
    kind: 'clause',
    files: /^services\/api\/src\/(modules|realtime|platform\/http\/idempotency)\/.*\.ts$/,
    // The parameter is still used, so that the statement remains valid in PostgreSQL.
    mutate: (line) => each(line, CLAUSE, ([, , , parameter]) => `${parameter}::uuid IS NOT NULL`),
  },
  {
    kind: 'join',
    files: /^services\/api\/src\/(modules|realtime)\/.*\.ts$/,
    mutate: (line) => each(line, JOINED, () => 'true'),
  },
  {
    kind: 'permission',
    files: /^libs\/contracts\/src\/permissions\.ts$/,
    mutate: (line) =>
      /(\): boolean => .*|^\s*isOwner\(actor, project\) \|\|.*);$/.test(line)
        ? [line.replace(/(?<=\): boolean => ).*|^\s*isOwner.*/, 'true;')]
        : [],
  },
  {
    kind: 'session',
    files: /^services\/api\/src\/(realtime\/realtime\.(listener|gateway)|modules\/auth\/sessions\/.*)\.ts$/,
    mutate: (line) => [
      ...(/socketsLeave|disconnectSockets|socket\.use\(limit|server\.use\(/.test(line) ? [''] : []),
      ...(/AND s\.expires_at > now\(\)|AND u\.disabled_at IS NULL/.test(line)
        ? each(line, / AND (s\.expires_at > now\(\)|u\.disabled_at IS NULL)/g, () => '')
        : []),
    ],
  },
];

/** @returns {Mutant[]} */
export const allMutants = () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files = ['services/api/src', 'libs/contracts/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/demo\/|promote/.test(file))
    .sort();
  return files.flatMap((file) => {
    const rules = RULES.filter((rule) => rule.files.test(file));
    const lines = rules.length > 0 ? readFileSync(join(root, file), 'utf8').split('\n') : [];
    return lines.flatMap((from, at) =>
      rules.flatMap(({ kind, mutate }) => mutate(from).map((to) => ({ file, line: at + 1, from, to, kind }))),
    );
  });
};
