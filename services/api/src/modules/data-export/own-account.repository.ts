import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import {
  ApiTokenEntity,
  IdentityEntity,
  PasskeyEntity,
  SecondFactorEntity,
  SessionEntity,
} from '../auth/index.js';
import { PictureEntity } from '../pictures/index.js';
import { DisplayPreferencesEntity } from '../preferences/index.js';
import { InvitationEntity, TeamMembershipEntity } from '../team/index.js';
import { UserEntity } from '../users/index.js';

/** Rows of the short lists, the newest first. */
const MOST = 1_000;

/** The person's account: everything outside of projects. Never a hash or another secret. */
@Injectable()
export class OwnAccountRepository {
  constructor(private readonly database: Database) {}

  profile(userId: string): Promise<object> {
    return this.database.read(async (manager) => {
      const user = await manager.findOneByOrFail(UserEntity, { id: userId });
      const factor = await manager.findOneBy(SecondFactorEntity, { userId, confirmedAt: Not(IsNull()) });
      const { id, name, email, emailVerifiedAt, avatar, createdAt, updatedAt } = user;
      return {
        _id: id,
        name,
        email,
        emailVerifiedAt,
        picture: avatar,
        createdAt,
        updatedAt,
        authenticatorAppSince: factor?.confirmedAt ?? null,
      };
    });
  }

  picture(userId: string): Promise<PictureEntity | null> {
    return this.database.read((manager) => manager.findOneBy(PictureEntity, { userId }));
  }

  team(userId: string): Promise<object> {
    return this.database.read(async (manager) => {
      const membership = await manager.findOne(TeamMembershipEntity, {
        where: { userId },
        relations: { team: true },
      });
      return {
        team: membership && {
          _id: membership.teamId,
          name: membership.team.name,
          role: membership.role,
          joinedAt: membership.joinedAt,
        },
        invitations: await this.invitations(manager, userId),
      };
    });
  }

  sessions(userId: string): Promise<object[]> {
    return this.database.read((manager) =>
      manager.find(SessionEntity, {
        select: {
          id: true,
          createdAt: true,
          lastUsedAt: true,
          expiresAt: true,
          userAgent: true,
          address: true,
        },
        where: { userId },
        order: { createdAt: 'DESC' },
        take: MOST,
      }),
    );
  }

  apiTokens(userId: string): Promise<object[]> {
    return this.database.read((manager) =>
      manager.find(ApiTokenEntity, {
        select: { id: true, name: true, scope: true, createdAt: true, expiresAt: true, lastUsedAt: true },
        where: { userId },
        order: { id: 'DESC' },
        take: MOST,
      }),
    );
  }

  passkeys(userId: string): Promise<object[]> {
    return this.database.read((manager) =>
      manager.find(PasskeyEntity, {
        select: { id: true, name: true, createdAt: true, lastUsedAt: true },
        where: { userId },
        order: { id: 'DESC' },
        take: MOST,
      }),
    );
  }

  identities(userId: string): Promise<object[]> {
    return this.database.read((manager) =>
      manager.find(IdentityEntity, {
        select: { id: true, issuer: true, subject: true, email: true, createdAt: true, lastUsedAt: true },
        where: { userId },
        order: { id: 'DESC' },
        take: MOST,
      }),
    );
  }

  preferences(userId: string): Promise<object> {
    return this.database.read(async (manager) => {
      const display = await manager.findOneBy(DisplayPreferencesEntity, { userId });
      if (!display) return {};
      const { charts, density, projectOrder, startPage, learnedKeys } = display;
      return { charts, density, projectOrder, startPage, learnedKeys };
    });
  }

  private async invitations(manager: EntityManager, addresseeId: string): Promise<object[]> {
    const invitations = await manager.find(InvitationEntity, {
      where: { addresseeId },
      relations: { team: true, inviter: true },
      order: { createdAt: 'DESC' },
      take: MOST,
    });
    return invitations.map(({ team, inviter, role, status, createdAt, answeredAt }) => ({
      team: team.name,
      invitedBy: inviter?.name ?? null,
      role,
      status,
      createdAt,
      answeredAt,
    }));
  }
}
