import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  API_TOKEN_PREFIX,
  type ApiTokenScope,
  type AssigneeRole,
  type NotificationType,
  type ProjectStatus,
  type TaskPriority,
  type TaskStatus,
  type TeamRole,
} from '@taskloom/contracts';
import { escapeLiteral } from 'pg';
import { v7 as uuid } from 'uuid';
import { hashOfToken, newTokenText } from '../../src/modules/remotes/tokens/token-text.js';
import { SessionTokens } from '../../src/modules/auth/sessions/session-tokens.js';
import { Database } from '../../src/platform/database/index.js';
import { hashToken } from '../../src/platform/secrets/index.js';
import {
  givenRemote,
  givenVersion,
  type RemoteParts,
  type TestRemote,
  type VersionParts,
} from './given-remote.js';

export interface TestUser {
  _id: string;
  name: string;
  email: string;
  token: string;
}

export interface TestTeam {
  _id: string;
  admin: TestUser;
}

export interface TestProject {
  _id: string;
  title: string;
  owner: TestUser;
}

export interface TestTask {
  _id: string;
  title: string;
  project: TestProject;
}

type Person = Pick<TestUser, '_id'>;

interface ApiTokenParts {
  user: TestUser;
  scope?: ApiTokenScope;
  projects?: Pick<TestProject, '_id'>[];
  expired?: boolean;
}

/** Everyone's password, with a cheap hash to keep tests fast. */
export const PASSWORD = 'open sesame';
const HASH = '$argon2id$v=19$m=64,t=1,p=1$2m783Xnbl51kGHngRIhKpg$+2uvYr07MyAYOf4PStRVL16/jweTZiS1IHiiNme2ILM';

/**
 * Factories that write rows directly into the database. Everything has a default, so a test sets only the values that matter
 * to it. Each person has a session and can sign in with {@link PASSWORD}.
 */
export class Given {
  private count = 0;
  /** Statements that {@link atOnce} sends later. */
  private collected: string[] | undefined;

  constructor(private readonly app: () => NestFastifyApplication) {}

  /** Sends the statements of all factories that `make` calls in one message. A round trip for each takes most of their time. */
  async atOnce<T>(make: () => Promise<T>): Promise<T> {
    const collected = (this.collected = [] as string[]);
    const made = await make().finally(() => (this.collected = undefined));
    await this.sql(collected.join(';\n'), []);
    return made;
  }

  async user({ name, email, team, role = 'member' }: UserParts = {}): Promise<TestUser> {
    const _id = uuid();
    const number = ++this.count;
    const user = { _id, name: name ?? `Person ${number}`, email: email ?? `person-${number}@example.com` };
    await this.sql(
      `INSERT INTO users (id, name, email, password_hash, initials_avatar) VALUES ($1, $2, $3, $4, $5)`,
      [_id, user.name, user.email, HASH, `/api/avatars/initials.svg?seed=${encodeURIComponent(user.name)}`],
    );
    if (team) await this.membership({ user, team, role });
    return { ...user, token: await this.session(_id) };
  }

  /** The token of a new session. */
  private async session(userId: string): Promise<string> {
    const _id = uuid();
    await this.sql(
      `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => 30))`,
      [_id, userId],
    );
    return this.app().get(SessionTokens).sign(_id);
  }

  /** Another way to act as this person: with an API token. */
  async apiToken({ user, scope = 'read', projects, expired = false }: ApiTokenParts): Promise<TestUser> {
    const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
    await this.sql(
      `INSERT INTO api_tokens (id, user_id, name, token_hash, prefix, scope, project_ids, expires_at)
       VALUES ($1, $2, 'Test token', $3, $4, $5, $6, now() + make_interval(days => $7))`,
      [
        uuid(),
        user._id,
        hashToken(token),
        token.slice(0, 10),
        scope,
        projects?.map(({ _id }) => _id) ?? null,
        expired ? -1 : 1,
      ],
    );
    return { ...user, token };
  }

  /** A team with its admin; `members` join it. */
  async team({ admin, members = [] }: { admin?: TestUser; members?: Person[] } = {}): Promise<TestTeam> {
    const team = { _id: uuid(), admin: admin ?? (await this.user()) };
    await this.sql('INSERT INTO teams (id, name) VALUES ($1, $2)', [team._id, 'Test team']);
    await this.membership({ user: team.admin, team, role: 'admin' });
    for (const user of members) await this.membership({ user, team, role: 'member' });
    return team;
  }

  async membership(parts: { user: Person; team: Pick<TestTeam, '_id'>; role?: TeamRole }): Promise<void> {
    await this.sql('INSERT INTO team_memberships (user_id, team_id, role) VALUES ($1, $2, $3)', [
      parts.user._id,
      parts.team._id,
      parts.role ?? 'member',
    ]);
  }

  async invitation(parts: InvitationParts): Promise<{ _id: string }> {
    const _id = uuid();
    await this.sql(
      `INSERT INTO invitations (id, team_id, email, status, addressee_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
      [
        _id,
        parts.team._id,
        parts.email ?? parts.addressee?.email ?? `guest-${++this.count}@example.com`,
        parts.status ?? 'pending',
        parts.addressee?._id ?? null,
        parts.expiresInDays ?? 7,
      ],
    );
    return { _id };
  }

  async project(parts: ProjectParts = {}): Promise<TestProject> {
    const owner = parts.owner ?? (await this.user());
    const project = { _id: uuid(), title: parts.title ?? `Project ${++this.count}`, owner };
    await this.sql(
      `WITH project AS (
         INSERT INTO projects (id, owner_id, title, description, status, deadline) VALUES ($1, $2, $3, $4, $5, $6)
       )
       INSERT INTO project_members (project_id, user_id) VALUES ($1, $2)`,
      [
        project._id,
        owner._id,
        project.title,
        parts.description ?? '',
        parts.status ?? 'active',
        parts.deadline ?? null,
      ],
    );
    for (const user of parts.members ?? []) await this.projectMember({ project, user });
    return project;
  }

  async projectMember(parts: { project: Pick<TestProject, '_id'>; user: Person }): Promise<void> {
    await this.sql('INSERT INTO project_members (project_id, user_id) VALUES ($1, $2)', [
      parts.project._id,
      parts.user._id,
    ]);
  }

  async task(parts: TaskParts = {}): Promise<TestTask> {
    const project = parts.project ?? (await this.project());
    const number = ++this.count;
    const task = { _id: uuid(), title: parts.title ?? `Task ${number}`, project };
    await this.sql(
      `INSERT INTO tasks (project_id, id, title, description, status, priority, deadline, position, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        project._id,
        task._id,
        task.title,
        parts.description ?? '',
        parts.status ?? 'todo',
        parts.priority ?? 'medium',
        parts.deadline ?? null,
        // A valid fractional index: `f` is followed by six digits.
        parts.position ?? `f${String(number).padStart(6, '0')}`,
        (parts.createdBy ?? project.owner)._id,
      ],
    );
    for (const [ordinal, { user, role }] of (parts.assignees ?? []).entries()) {
      await this.sql(
        'INSERT INTO task_assignees (project_id, task_id, user_id, role, ordinal) VALUES ($1, $2, $3, $4, $5)',
        [project._id, task._id, user._id, role ?? 'secondary', ordinal],
      );
    }
    return task;
  }

  async comment(parts: { task: TestTask; author?: Person; content?: string }): Promise<{ _id: string }> {
    const _id = uuid();
    const { task, author = task.project.owner, content = 'A comment' } = parts;
    await this.sql(
      'INSERT INTO comments (project_id, task_id, id, author_id, content) VALUES ($1, $2, $3, $4, $5)',
      [task.project._id, task._id, _id, author._id, content],
    );
    await this.sql(
      `INSERT INTO task_watches SELECT project_id, $2, user_id, true FROM project_members
       WHERE project_id = $1 AND user_id = $3 ON CONFLICT DO NOTHING`,
      [task.project._id, task._id, author._id],
    );
    return { _id };
  }

  async label(parts: { project: TestProject; name?: string }): Promise<{ _id: string }> {
    const _id = uuid();
    await this.sql(`INSERT INTO labels (project_id, id, name, color) VALUES ($1, $2, $3, 'sky')`, [
      parts.project._id,
      _id,
      parts.name ?? `Label ${++this.count}`,
    ]);
    return { _id };
  }

  /** Creates the row only, no stored file. */
  async attachment(parts: { task: TestTask; uploader?: Person; name?: string }): Promise<{ _id: string }> {
    const _id = uuid();
    const { task, uploader = task.project.owner, name = 'notes.txt' } = parts;
    await this.sql(
      `INSERT INTO attachments (project_id, task_id, id, uploader_id, name, type, size, checksum, storage_key)
       VALUES ($1, $2, $3, $4, $5, 'text/plain', 5, 'none', $6)`,
      [task.project._id, task._id, _id, uploader._id, name, `${uuid()}${uuid()}`],
    );
    return { _id };
  }

  async notification(parts: NotificationParts): Promise<{ _id: string }> {
    const _id = uuid();
    await this.sql(
      `INSERT INTO notifications (user_id, id, type, title, message, link, read, action_data)
       VALUES ($1, $2, $3, 'A title', 'A message', '/', $4, $5)`,
      [
        parts.user._id,
        _id,
        parts.type ?? 'project_update',
        parts.read ?? false,
        parts.actionData ? JSON.stringify(parts.actionData) : null,
      ],
    );
    return { _id };
  }

  /** A published remote with a name of its own; see {@link givenRemote}. */
  remote(parts: RemoteParts = {}): Promise<TestRemote> {
    return givenRemote(this.app(), `remote-${++this.count}`, parts);
  }

  /** Another version of a remote; see {@link givenVersion}. */
  version(name: string, version: string, parts: VersionParts = {}): Promise<void> {
    return givenVersion(this.app(), name, version, parts);
  }

  /** The text of a deploy token for one remote; registers the remote if needed. */
  async deployToken(remote: string): Promise<string> {
    const token = newTokenText();
    await this.sql('INSERT INTO remotes (name) VALUES ($1) ON CONFLICT DO NOTHING', [remote]);
    await this.sql('INSERT INTO remote_tokens (id, remote, name, hash) VALUES ($1, $2, $3, $4)', [
      uuid(),
      remote,
      'pipeline',
      hashOfToken(token),
    ]);
    return token;
  }

  private async sql(text: string, params: unknown[]): Promise<void> {
    if (this.collected) this.collected.push(withLiterals(text, params));
    else await this.app().get(Database).rows({ name: '', text }, params);
  }
}

/** PostgreSQL accepts several statements at once only without parameters. */
const withLiterals = (text: string, params: unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, position: string) => literal(params[Number(position) - 1]));

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  return escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
};

interface UserParts {
  name?: string;
  email?: string;
  team?: Pick<TestTeam, '_id'>;
  role?: TeamRole;
}

interface InvitationParts {
  team: Pick<TestTeam, '_id'>;
  addressee?: Pick<TestUser, '_id' | 'email'>;
  email?: string;
  status?: 'pending' | 'accepted' | 'rejected' | 'revoked';
  expiresInDays?: number;
}

interface ProjectParts {
  owner?: TestUser;
  members?: Person[];
  title?: string;
  description?: string;
  status?: ProjectStatus;
  deadline?: string | null;
}

interface TaskParts {
  project?: TestProject;
  title?: string;
  description?: string;
  status?: TaskStatus;
  priority?: TaskPriority;
  deadline?: string | null;
  position?: string;
  createdBy?: Person;
  assignees?: { user: Person; role?: AssigneeRole }[];
}

interface NotificationParts {
  user: Person;
  type?: NotificationType;
  read?: boolean;
  actionData?: object;
}
