import { Injectable } from '@nestjs/common';
import type { Project, ProjectMember } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { presentPublicPerson } from '../../users/index.js';
import type { VisibleProject } from '../project-access.js';
import { ownerCannotLeave } from '../project.errors.js';
import { ProjectMemberAdded, ProjectMemberLeaving, ProjectMemberRemoved } from '../project.events.js';
import { ofMember, ProjectRevisionsRepository } from '../project-revisions.repository.js';
import { ProjectsRepository } from '../projects.repository.js';
import { ProjectMembersRepository } from './project-members.repository.js';

@Injectable()
export class ProjectMembersService {
  constructor(
    private readonly database: Database,
    private readonly projects: ProjectsRepository,
    private readonly members: ProjectMembersRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** An existing member stays unchanged. @throws the same 404 for an unknown address, an outsider, an invitee */
  async add(caller: Caller, { _id }: VisibleProject, email: string): Promise<Project> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, _id, caller);
      const added = await this.members.add(tx, _id, email);
      if (!added) {
        if (await this.members.isMember(tx, _id, email)) return this.projects.get(_id);
        throw notFound();
      }
      const stamp = await this.revisions.next(tx, _id, caller);
      const project = await this.projects.get(_id);
      await this.events.raise(tx, new ProjectMemberAdded(stamp, project, memberOf(project, added)));
      return project;
    });
  }

  /** Removes a member, or lets the caller leave. */
  async remove(caller: Caller, { _id }: VisibleProject, userId: string): Promise<Project> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, _id, caller);
      const project = await this.removeMember(tx, caller, _id, userId);
      const { _id: actorId, address } = caller;
      const details = { projectId: _id };
      await this.audit.record(tx, {
        kind: 'project_member_removed',
        address,
        actorId,
        personId: userId,
        details,
      });
      return project;
    });
  }

  /**
   * Removes a member from a project, and in the same transaction the data that depends on the membership.
   *
   * @throws 404 when they are not a member, 409 when they own it
   */
  async removeMember(
    tx: Transaction,
    caller: Pick<Caller, '_id' | 'name' | 'avatar'>,
    projectId: string,
    userId: string,
  ): Promise<Project> {
    await this.revisions.lock(tx, projectId, { _id: userId }, { archived: true });
    const before = await this.projects.get(projectId);
    if (userId === before.owner._id) throw ownerCannotLeave();
    const member = memberOf(before, userId);
    await this.events.raise(tx, new ProjectMemberLeaving(before, userId, presentPublicPerson(caller)));
    const stamp = await this.revisions.next(tx, projectId, caller, ofMember(userId));
    await this.members.remove(tx, projectId, userId);
    const project = await this.projects.get(projectId);
    await this.events.raise(tx, new ProjectMemberRemoved(stamp, project, member));
    return project;
  }
}

export const memberOf = ({ members }: Project, userId: string): ProjectMember => {
  const member = members.find(({ user }) => user._id === userId);
  if (!member) throw notFound();
  return member;
};
