import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { SignedInOnNewDevice } from '../auth/index.js';
import { CommentAdded, CommentEdited } from '../comments/index.js';
import {
  ProjectCopied,
  ProjectDeleted,
  ProjectMemberAdded,
  ProjectOwnerChanged,
  ProjectUpdated,
} from '../projects/index.js';
import { RemoteNotified } from '../remote-notices/index.js';
import { TaskCreated, TaskDeleted, TaskUpdated } from '../tasks/index.js';
import {
  InvitationAccepted,
  InvitationAddressed,
  InvitationClosed,
  TeamMemberRemoved,
  TeamRoleChanged,
} from '../team/index.js';
import { NotificationAdded } from './notification.events.js';
import { NotificationsRepository } from './notifications.repository.js';
import { onCommentAdded, onCommentEdited } from './notices/comment.notices.js';
import { onSignedInOnNewDevice } from './notices/account.notices.js';
import { addressed, type Notice } from './notices/notice.js';
import {
  onProjectCopied,
  onProjectDeleted,
  onProjectMemberAdded,
  onProjectOwnerChanged,
  onProjectUpdated,
} from './notices/project.notices.js';
import { onRemoteNotified } from './notices/remote.notices.js';
import { onTaskCreated, onTaskDeleted, onTaskUpdated } from './notices/task.notices.js';
import {
  onInvitationAccepted,
  onInvitationAddressed,
  onTeamMemberRemoved,
  onTeamRoleChanged,
} from './notices/team.notices.js';

type Kind<E extends object> = abstract new (...parts: never[]) => E;

/** Writes notifications in the transaction of the change that causes them; publishes them after the commit. */
@Injectable()
export class NotificationsListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: NotificationsRepository,
  ) {}

  onModuleInit(): void {
    this.notifyOn(TaskCreated, onTaskCreated);
    this.notifyOn(TaskUpdated, onTaskUpdated);
    this.notifyOn(TaskDeleted, onTaskDeleted);
    this.notifyOn(CommentAdded, onCommentAdded);
    this.notifyOn(CommentEdited, onCommentEdited);
    this.notifyOn(ProjectUpdated, onProjectUpdated);
    this.notifyOn(ProjectDeleted, onProjectDeleted);
    this.notifyOn(ProjectCopied, onProjectCopied);
    this.notifyOn(ProjectMemberAdded, onProjectMemberAdded);
    this.notifyOn(ProjectOwnerChanged, onProjectOwnerChanged);
    this.notifyOn(RemoteNotified, onRemoteNotified);
    this.notifyOn(TeamMemberRemoved, onTeamMemberRemoved);
    this.notifyOn(InvitationAddressed, onInvitationAddressed);
    this.notifyOn(TeamRoleChanged, onTeamRoleChanged);
    this.events.during(SignedInOnNewDevice, async (event, tx) => {
      await this.write(tx, onSignedInOnNewDevice(event));
      await this.notifications.keepNewestOfAccount(tx, event.userId);
    });
    this.events.during(InvitationAccepted, async (event, tx) =>
      this.write(tx, onInvitationAccepted(event, await this.notifications.teamAdmins(tx, event.teamId))),
    );
    this.events.during(InvitationClosed, async ({ inviteId, addresseeId }, tx) => {
      if (addresseeId) await this.notifications.deleteInvite(tx, addresseeId, inviteId);
    });
  }

  private notifyOn<E extends object>(kind: Kind<E>, notices: (event: E) => Notice[]): void {
    this.events.during(kind, (event, tx) => tx.defer(this.write(tx, notices(event))));
  }

  private async write(tx: Transaction, notices: Notice[]): Promise<void> {
    const due = addressed(notices);
    if (due.length === 0) return;
    for (const { userId, notification } of await this.notifications.insert(tx, due)) {
      this.events.announce(new NotificationAdded(userId, notification));
    }
  }
}
