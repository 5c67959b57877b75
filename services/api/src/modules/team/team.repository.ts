import { Injectable } from '@nestjs/common';
import type { TeamMember, TeamRole } from '@taskloom/contracts';
import { IsNull } from 'typeorm';
import { Database, wireTime, type Transaction } from '../../platform/database/index.js';
import { forbidden, notFound } from '../../platform/http/index.js';
import { lastSeenSql } from '../auth/index.js';
import { takeHue } from './take-hue.js';
import { TeamMembershipEntity } from './team-membership.entity.js';
import { TeamEntity } from './team.entity.js';
import { TEAM_MEMBER } from './team.presenter.js';
import { BUSY, COMMON, COUNTS, OPEN, PROJECTS, SHARED, TASKS } from './team.statements.js';

/** SQL: for admins, the time at which the row `users u` was last seen. */
const seenBy = (admin: boolean): string =>
  admin ? `|| jsonb_build_object('lastSeenAt', ${wireTime(lastSeenSql('u.id'))})` : '';

@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of the team's members, in the order in which they joined. `admin`: with the time at which each was last seen. */
  async membersJson(teamId: string, viewerId: string, admin: boolean): Promise<string> {
    const counts = `jsonb_build_object('projects', coalesce(s.projects, 0), 'openTasks', coalesce(b.tasks, 0))`;
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(TeamMembershipEntity, 'm')
        .innerJoin('m.user', 'u')
        .leftJoin(SHARED, 's', 's.user_id = u.id')
        .leftJoin(BUSY, 'b', 'b.user_id = u.id')
        .select(
          `coalesce(jsonb_agg(${TEAM_MEMBER} || ${counts} ${seenBy(admin)} ORDER BY m.joined_at, u.id), '[]')::text`,
          'json',
        )
        .where({ teamId })
        .setParameter('viewerId', viewerId)
        .getRawOne<{ json: string }>(),
    );
    return row?.json ?? '[]';
  }

  /** `TeamPerson` as JSON text; undefined for someone outside the team. */
  async personJson(
    teamId: string,
    userId: string,
    viewer: { _id: string; admin: boolean },
    limit: number,
  ): Promise<string | undefined> {
    const member = `${TEAM_MEMBER} || ${COUNTS} ${seenBy(viewer.admin)}`;
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(TeamMembershipEntity, 'm')
        .addCommonTableExpression(COMMON, 'common', { materialized: true })
        .addCommonTableExpression(OPEN, 'open', { materialized: true })
        .innerJoin('m.user', 'u')
        .select(
          `json_build_object('member', ${member}, 'projects', ${PROJECTS}, 'tasks', ${TASKS})::text`,
          'json',
        )
        .where({ teamId, userId })
        .setParameters({ viewerId: viewer._id, personId: userId, limit })
        .getRawOne<{ json: string }>(),
    );
    return row?.json;
  }

  member({ manager }: Transaction, teamId: string, userId: string): Promise<TeamMember | undefined> {
    return manager
      .createQueryBuilder(TeamMembershipEntity, 'm')
      .innerJoin('m.user', 'u')
      .select(TEAM_MEMBER, 'member')
      .where({ teamId, userId })
      .getRawOne<{ member: TeamMember }>()
      .then((row) => row?.member);
  }

  /** Role changes of a team run one after another, so that its last two admins can't both step down. */
  async lock({ manager }: Transaction, teamId: string): Promise<{ _id: string; name: string } | undefined> {
    const team = await manager.findOne(TeamEntity, {
      where: { id: teamId },
      lock: { mode: 'for_no_key_update' },
    });
    return team ? { _id: team.id, name: team.name } : undefined;
  }

  /** Locks the team; 403 unless the caller is still an admin who isn't disabled, because the guard's result may be out of date. */
  async lockAsAdmin(
    tx: Transaction,
    teamId: string,
    adminId: string,
  ): Promise<{ _id: string; name: string }> {
    const team = await this.lock(tx, teamId);
    if (!team) throw notFound();
    const admin = await this.member(tx, teamId, adminId);
    if (admin?.role !== 'admin' || !(await this.isActive(tx, teamId, adminId))) throw forbidden();
    return team;
  }

  async isOnlyAdmin({ manager }: Transaction, teamId: string, userId: string): Promise<boolean> {
    const admins = await manager.findBy(TeamMembershipEntity, {
      teamId,
      role: 'admin',
      user: { disabledAt: IsNull() },
    });
    return admins.length === 1 && admins[0]?.userId === userId;
  }

  isMember(teamId: string, userId: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(TeamMembershipEntity, { teamId, userId }));
  }

  /** Excludes disabled accounts, which can't become owners. */
  isActive({ manager }: Transaction, teamId: string, userId: string): Promise<boolean> {
    return manager.existsBy(TeamMembershipEntity, { teamId, userId, user: { disabledAt: IsNull() } });
  }

  /** False if the person is already in a team, which `teamOf` returns. */
  async add(tx: Transaction, teamId: string, userId: string, role: TeamRole): Promise<boolean> {
    const added = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(TeamMembershipEntity)
      .values({ userId, teamId, role })
      .orUpdate([], ['user_id'])
      .returning(['userId'])
      .execute();
    if (added.raw.length === 0) return false;
    await takeHue(tx, teamId, userId);
    return true;
  }

  async teamOf({ manager }: Transaction, userId: string): Promise<string | undefined> {
    return (await manager.findOneBy(TeamMembershipEntity, { userId }))?.teamId;
  }

  /** The oldest team of the installation. */
  async firstTeam({ manager }: Transaction): Promise<string | undefined> {
    const [first] = await manager.find(TeamEntity, { order: { createdAt: 'ASC', id: 'ASC' }, take: 1 });
    return first?.id;
  }

  async setRole({ manager }: Transaction, teamId: string, userId: string, role: TeamRole): Promise<void> {
    await manager.update(TeamMembershipEntity, { teamId, userId }, { role });
  }

  async remove({ manager }: Transaction, teamId: string, userId: string): Promise<void> {
    await manager.delete(TeamMembershipEntity, { teamId, userId });
  }
}
