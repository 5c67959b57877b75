import { Injectable } from '@nestjs/common';
import {
  notAgreed,
  NOTIFIES,
  REMOTE_NAME,
  type RemoteNotification,
  type RemoteNotificationSent,
} from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { forbidden, invalidField, notFound, requireCaller } from '../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../projects/index.js';
import { AgreementsRepository, RunningRemotes } from '../remotes/index.js';
import { presentPublicPerson } from '../users/index.js';
import { noticeTexts } from './notice-texts.js';
import { RemoteNotified } from './remote-notice.events.js';
import { RemoteNoticesRepository } from './remote-notices.repository.js';

/** Notifications that a remote sends to members of a project, in the name of the person who uses it. */
@Injectable()
export class RemoteNotices {
  constructor(
    private readonly database: Database,
    private readonly remotes: RunningRemotes,
    private readonly agreements: AgreementsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly notices: RemoteNoticesRepository,
    private readonly events: Events,
  ) {}

  async send(
    request: FastifyRequest,
    project: VisibleProject,
    remote: string,
    { type, values = {}, to, link }: RemoteNotification,
  ): Promise<RemoteNotificationSent> {
    const caller = requireCaller(request);
    const version = REMOTE_NAME.test(remote) ? await this.remotes.find(request, remote) : undefined;
    if (!version) throw notFound();
    const { contribution } = version;
    await this.requireAgreed(remote, contribution.permissions);
    const declared = contribution.notifications?.find(({ id }) => id === type);
    if (!declared) throw invalidField('type', `${remote} declares no notification ${type}.`);
    const known = { actor: caller.name, project: project.title };
    const texts = noticeTexts(contribution, declared, { ...values, ...known });
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, project._id, caller);
      const members = await this.notices.recipients(tx, project._id, remote, to);
      if (to && members.length < new Set(to).size)
        throw invalidField('to', 'Each recipient must be a member of the project.');
      const recipients = members
        .filter(({ userId, free }) => free && userId !== caller._id)
        .map(({ userId }) => userId);
      const actor = presentPublicPerson(caller);
      await this.events.raise(tx, new RemoteNotified(actor, project, recipients, remote, texts, link));
      return { recipients: recipients.length };
    });
  }

  /** Checked for each call, because a preview runs before an admin has agreed to it. @throws 403 */
  private async requireAgreed(
    remote: string,
    permissions: { calls?: readonly string[] } | undefined,
  ): Promise<void> {
    const isDeclared = !permissions || permissions.calls?.includes('notify');
    const agreed = await this.agreements.agreed(remote);
    const needed = permissions ? [NOTIFIES, 'calls:notify'] : [NOTIFIES];
    if (!isDeclared || notAgreed(needed, agreed).length > 0)
      throw forbidden(`No admin has agreed that ${remote} sends notifications.`);
  }
}
