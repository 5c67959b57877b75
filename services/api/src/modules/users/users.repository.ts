import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { DELETED_PERSON, type Hue, type User } from '@taskloom/contracts';
import type { Config } from '../../platform/config/index.js';
import { IsNull, Not, Raw } from 'typeorm';
import { Database, now, type Transaction } from '../../platform/database/index.js';
import { withHue } from './hues.js';
import { UserEntity } from './user.entity.js';
import { avatarSql } from './person-object.statements.js';

/** The account and the hash of its password. */
export interface Credentials {
  id: string;
  hash: string;
}

export interface Account {
  id: string;
  /** Absent for an account without a password. */
  hash?: string;
  /** Can't sign in. */
  disabled: boolean;
  /** The address is proven. */
  verified: boolean;
}

export interface NewUser {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
}

@Injectable()
export class UsersRepository {
  private readonly accounts: Config['accounts'];

  constructor(
    private readonly database: Database,
    config: ConfigService<Config, true>,
  ) {
    this.accounts = config.get('accounts', { infer: true });
  }

  byId(id: string): Promise<User | undefined> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(UserEntity, 'u')
        .leftJoin('team_memberships', 'm', 'm.user_id = u.id')
        .select(['u.id AS _id', 'u.name AS name', 'u.email AS email'])
        .addSelect(avatarSql('u'), 'avatar')
        .addSelect(`coalesce(m.role, 'member')`, 'role')
        .where({ id })
        .getRawOne<User>(),
    );
  }

  async credentials(email: string): Promise<Account | undefined> {
    const user = await this.database.read((manager) =>
      manager.findOne(UserEntity, {
        select: { id: true, passwordHash: true, disabledAt: true, emailVerifiedAt: true },
        where: { email },
      }),
    );
    if (!user) return undefined;
    const { id, passwordHash, disabledAt, emailVerifiedAt } = user;
    return {
      id,
      hash: passwordHash ?? undefined,
      disabled: disabledAt !== null,
      verified: emailVerifiedAt !== null,
    };
  }

  /** False when the account is in this state already. */
  async setDisabled({ manager }: Transaction, id: string, disabled: boolean): Promise<boolean> {
    const { affected } = await manager.update(
      UserEntity,
      { id, disabledAt: disabled ? IsNull() : Not(IsNull()) },
      { disabledAt: disabled ? now : null },
    );
    return affected === 1;
  }

  /** Undefined without a password. */
  async passwordHash(id: string): Promise<string | undefined> {
    const user = await this.database.read((manager) =>
      manager.findOne(UserEntity, { select: { passwordHash: true }, where: { id } }),
    );
    return user?.passwordHash ?? undefined;
  }

  /**
   * False when the password is no longer the one that was checked, or the account has been disabled since. Waits for
   * a running change of the password, and blocks further changes until the commit.
   */
  async lockCredentials({ manager }: Transaction, { id, hash }: Credentials): Promise<boolean> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, passwordHash: hash, disabledAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    return user !== null;
  }

  /** False for a disabled account. Waits for a running change of the account, and blocks further ones until the commit. */
  async lockEnabled({ manager }: Transaction, id: string): Promise<boolean> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, disabledAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    return user !== null;
  }

  /** False for the same reasons as {@link lockCredentials}; nothing is changed then. */
  async replaceHash({ manager }: Transaction, { id, hash }: Credentials, next: string): Promise<boolean> {
    const account = { id, passwordHash: hash, disabledAt: IsNull() };
    const { affected } = await manager.update(UserEntity, account, { passwordHash: next });
    return affected === 1;
  }

  async removePassword({ manager }: Transaction, id: string): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash: null });
  }

  /** Replaces a forgotten password; undefined for a disabled account. */
  async resetHash(
    { manager }: Transaction,
    id: string,
    next: string,
  ): Promise<{ email: string } | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(UserEntity)
      .set({ passwordHash: next })
      .where({ id, disabledAt: IsNull() })
      .returning('email')
      .execute();
    return raw[0];
  }

  /**
   * Marks the address as proven, after a link that was mailed to it was opened. Ignores addresses other than the
   * account's.
   */
  async verifyEmail({ manager }: Transaction, id: string, email: string): Promise<void> {
    await manager.update(UserEntity, { id, email, emailVerifiedAt: IsNull() }, { emailVerifiedAt: now });
  }

  isVerified({ manager }: Transaction, id: string): Promise<boolean> {
    return manager.existsBy(UserEntity, { id, emailVerifiedAt: Not(IsNull()) });
  }

  /** Sets a proven address and returns the one before; undefined for a disabled account. */
  async setEmail({ manager }: Transaction, id: string, email: string): Promise<string | undefined> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true, email: true },
      where: { id, disabledAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (user) await manager.update(UserEntity, { id }, { email, emailVerifiedAt: now });
    return user?.email;
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
    const derived = name === undefined ? {} : await this.renamed(tx, id, name);
    if (Object.keys(changes).length > 0)
      await tx.manager.update(UserEntity, { id }, { ...changes, ...derived });
  }

  private async renamed({ manager }: Transaction, id: string, name: string) {
    const user = await manager.findOne(UserEntity, {
      select: { id: true, hue: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    return { initialsAvatar: this.initialsAvatar(name, user?.hue) };
  }

  /** Removes what identifies the person from their row, and returns the address that they had. */
  async anonymise({ manager }: Transaction, id: string, passwordHash: string): Promise<string> {
    const { name, email } = await manager.findOneOrFail(UserEntity, {
      select: { id: true, name: true, email: true },
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    await manager.update(
      UserEntity,
      { id },
      {
        name: DELETED_PERSON,
        email: `${id}@deleted.invalid`,
        passwordHash,
        avatar: null,
        hue: null,
        initialsAvatar: this.initialsAvatar(DELETED_PERSON),
        emailVerifiedAt: null,
        disabledAt: now,
        deletedAt: now,
        formerName: name,
      },
    );
    return email;
  }

  /** Deleted people whose name is still in texts. */
  unforgotten(): Promise<{ id: string; name: string; now: Pick<User, 'name' | 'email' | 'avatar'> }[]> {
    return this.database.read(async (manager) => {
      const people = await manager.find(UserEntity, {
        select: { id: true, formerName: true, name: true, email: true, initialsAvatar: true },
        where: { formerName: Not(IsNull()) },
        take: 100,
      });
      return people.map(({ id, formerName, name, email, initialsAvatar: avatar }) => ({
        id,
        name: formerName ?? '',
        now: { name, email, avatar },
      }));
    });
  }

  countUnforgotten(): Promise<number> {
    return this.database.read((manager) => manager.countBy(UserEntity, { formerName: Not(IsNull()) }));
  }

  async forgotten(id: string): Promise<void> {
    await this.database.write((manager) => manager.update(UserEntity, { id }, { formerName: null }));
  }

  isShared(name: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(UserEntity, { name }));
  }

  /** Called after the operator has changed the URL of generated pictures. */
  async refreshInitialsAvatars(): Promise<void> {
    const stale = () =>
      this.database.read((manager) =>
        manager.find(UserEntity, {
          select: { id: true, name: true, hue: true },
          where: {
            initialsAvatar: Not(
              Raw((column) => `starts_with(${column}, :start)`, { start: this.accounts.avatarUrl }),
            ),
          },
          take: 500,
        }),
      );
    for (let users = await stale(); users.length > 0; users = await stale()) {
      await this.database.transaction(async ({ manager }) => {
        for (const { id, name, hue } of users) {
          await manager.update(UserEntity, { id }, { initialsAvatar: this.initialsAvatar(name, hue) });
        }
      });
    }
  }

  private initialsAvatar(name: string, hue: Hue | null = null): string {
    return withHue(this.accounts.avatarUrl + encodeURIComponent(name), hue);
  }
}
