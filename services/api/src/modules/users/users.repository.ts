import { Injectable } from '@nestjs/common';
import type { User } from '@taskloom/contracts';
import { Config } from '../../platform/config/index.js';
import { Database, statement, type Transaction } from '../../platform/database/index.js';
import { UserEntity } from './user.entity.js';
import { avatarSql } from './user.presenter.js';

const USER = `u.id AS _id, u.name, u.email, ${avatarSql('u')} AS avatar, coalesce(m.role, 'member') AS role`;
const BY_ID = statement(
  'users.by-id',
  `SELECT ${USER} FROM users u LEFT JOIN team_memberships m ON m.user_id = u.id WHERE u.id = $1`,
);
const CREDENTIALS = statement(
  'users.credentials',
  'SELECT id, password_hash AS hash FROM users WHERE email = $1 AND disabled_at IS NULL',
);
/** Waits for a change of the password that is under way, and keeps the next one waiting until the commit. */
const LOCK_CREDENTIALS = statement(
  'users.lock-credentials',
  'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL FOR SHARE',
);
const REPLACE_HASH = statement(
  'users.replace-hash',
  `UPDATE users SET password_hash = $3, updated_at = now()
   WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL RETURNING id`,
);
const HASH = statement('users.hash', 'SELECT password_hash AS hash FROM users WHERE id = $1');
const VERIFY_EMAIL = statement(
  'users.verify-email',
  'UPDATE users SET email_verified_at = now() WHERE id = $1 AND email = $2 AND email_verified_at IS NULL',
);
const STALE_AVATARS = statement(
  'users.stale-avatars',
  `SELECT id, name FROM users WHERE NOT starts_with(initials_avatar, $1) LIMIT 500`,
);

/** The account, and the hash of its password as it was read. */
export interface Credentials {
  id: string;
  hash: string;
}

export interface NewUser {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
}

@Injectable()
export class UsersRepository {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  byId(id: string, connection: Pick<Transaction, 'row'> = this.database): Promise<User | undefined> {
    return connection.row<User>(BY_ID, [id]);
  }

  credentials(email: string): Promise<Credentials | undefined> {
    return this.database.row(CREDENTIALS, [email]);
  }

  async passwordHash(id: string): Promise<string | undefined> {
    return (await this.database.row<{ hash: string }>(HASH, [id]))?.hash;
  }

  /** False when the password is no longer the one that was checked, or the account has been disabled since. */
  async lockCredentials(tx: Transaction, { id, hash }: Credentials): Promise<boolean> {
    return (await tx.row(LOCK_CREDENTIALS, [id, hash])) !== undefined;
  }

  /** False for the same reasons as {@link lockCredentials}; nothing is changed then. */
  async replaceHash(tx: Transaction, { id, hash }: Credentials, next: string): Promise<boolean> {
    return (await tx.row(REPLACE_HASH, [id, hash, next])) !== undefined;
  }

  /** Somebody has opened a link that was mailed to this address; another address than the account's proves nothing. */
  async verifyEmail(tx: Transaction, id: string, email: string): Promise<void> {
    await tx.rows(VERIFY_EMAIL, [id, email]);
  }

  async insert(tx: Transaction, user: NewUser): Promise<void> {
    await tx.manager.insert(UserEntity, { ...user, initialsAvatar: this.initialsAvatar(user.name) });
  }

  /** Sets the named fields only. */
  async update(
    tx: Transaction,
    id: string,
    changes: Partial<Pick<UserEntity, 'name' | 'avatar'>>,
  ): Promise<void> {
    const { name } = changes;
    const derived = name === undefined ? {} : { initialsAvatar: this.initialsAvatar(name) };
    if (Object.keys(changes).length > 0)
      await tx.manager.update(UserEntity, { id }, { ...changes, ...derived });
  }

  /** After the operator has changed where generated pictures come from. */
  async refreshInitialsAvatars(): Promise<void> {
    const stale = () =>
      this.database.rows<{ id: string; name: string }>(STALE_AVATARS, [this.config.avatarUrl]);
    for (let users = await stale(); users.length > 0; users = await stale()) {
      await this.database.transaction(async ({ manager }) => {
        for (const { id, name } of users) {
          await manager.update(UserEntity, { id }, { initialsAvatar: this.initialsAvatar(name) });
        }
      });
    }
  }

  private initialsAvatar(name: string): string {
    return this.config.avatarUrl + encodeURIComponent(name);
  }
}
