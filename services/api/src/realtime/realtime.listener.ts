import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SERVER_EVENTS, type Project, type ProjectChange, type TaskFields } from '@taskloom/contracts';
import { SessionsEnded } from '../modules/auth/index.js';
import { NotificationAdded, NotificationsChanged } from '../modules/notifications/index.js';
import {
  FavouriteChanged,
  ProjectChanged,
  ProjectCreated,
  ProjectDeleted,
  ProjectMemberRemoved,
} from '../modules/projects/index.js';
import { RemoteMoved } from '../modules/remotes/index.js';
import {
  TaskArchived,
  TaskCreated,
  TaskDeleted,
  TaskUnarchived,
  TaskUpdated,
} from '../modules/tasks/index.js';
import { TeamChanged } from '../modules/team/index.js';
import { presentPublicPerson } from '../modules/users/index.js';
import { Events } from '../platform/events/index.js';
import { OverviewService } from './overview.service.js';
import { PresenceService } from './presence.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeRepository } from './realtime.repository.js';
import { limitedRoom, projectRoom, sessionRoom, userRoom } from './socket-types.js';

/** The fields that a list of a person's tasks shows. */
const shownInWork = ({ title, status, priority, deadline, assignees }: TaskFields): string =>
  JSON.stringify([title, status, priority, deadline, assignees.map(({ user }) => user._id)]);

/** `ProjectChange` pairs the name with the data, which the type of Socket.IO's `emit` can't express for several events at once. */
interface ChangeRoom {
  emit(event: ProjectChange['event'], data: ProjectChange['data']): unknown;
}

/** Sends domain events to rooms after the commit, for changes by any client or process (specification 13). */
@Injectable()
export class RealtimeListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly gateway: RealtimeGateway,
    private readonly presence: PresenceService,
    private readonly overview: OverviewService,
    private readonly realtime: RealtimeRepository,
  ) {}

  onModuleInit(): void {
    // Registered first, so that the removed member has left the room before the change is sent to it.
    this.events.after(ProjectMemberRemoved, (event) => this.evict(event));
    this.events.after(ProjectChanged, ({ change }) => this.send(change));
    this.events.after(ProjectChanged, ({ change }) => this.overview.touched(change.data.projectId));
    this.events.after(ProjectCreated, ({ projectId }) => this.overview.touched(projectId));
    this.events.after(ProjectDeleted, ({ project }) => this.close(project));
    this.events.after(TaskCreated, ({ task }) => this.workChanged(task));
    this.events.after(TaskDeleted, ({ task }) => this.workChanged(task));
    this.events.after(TaskArchived, ({ task }) => this.workChanged(task));
    this.events.after(TaskUnarchived, ({ task }) => this.workChanged(task));
    this.events.after(TaskUpdated, ({ before, after }) => this.workChanged(before, after));
    this.events.after(TeamChanged, (event) => this.sendToTeam(event));
    this.events.after(SessionsEnded, ({ sessionIds }) => {
      for (const id of sessionIds) this.gateway.server.in(sessionRoom(id)).disconnectSockets(true);
    });
    this.events.after(NotificationAdded, ({ userId, notification }) => {
      this.gateway.server.to(userRoom(userId)).emit(SERVER_EVENTS.notificationNew, notification);
    });
    this.events.after(NotificationsChanged, ({ userId, event }) => {
      this.gateway.server.to(userRoom(userId)).emit(SERVER_EVENTS.notificationChanged, event);
    });
    this.events.after(FavouriteChanged, ({ userId, event }) => {
      this.gateway.server.to(userRoom(userId)).emit(SERVER_EVENTS.projectFavourite, event);
    });
    this.events.after(RemoteMoved, ({ revision, name, version }) => {
      this.gateway.server.emit(SERVER_EVENTS.remotesActivated, { revision, name, version });
    });
  }

  private send({ event, data }: ProjectChange): void {
    const room: ChangeRoom = this.gateway.server.to(projectRoom(data.projectId));
    room.emit(event, data);
  }

  private async evict({ project, member }: ProjectMemberRemoved): Promise<void> {
    const { server } = this.gateway;
    const person = [userRoom(member.user._id), limitedRoom(member.user._id)];
    server.in(person).socketsLeave(projectRoom(project._id));
    server.to(person).emit(SERVER_EVENTS.projectRemoved, { projectId: project._id });
    await this.presence.depart(server, presentPublicPerson(member.user), project._id);
  }

  /** Notifies every member, whether or not they have the project open. */
  private close({ _id: projectId, members }: Project): void {
    const { server } = this.gateway;
    const people = members.map(({ user }) => userRoom(user._id));
    server.to([projectRoom(projectId), ...people]).emit(SERVER_EVENTS.projectRemoved, { projectId });
    server.in(projectRoom(projectId)).socketsLeave(projectRoom(projectId));
  }

  /** Skipped for a new position in a column, which no list of a person's tasks shows. */
  private workChanged(task: TaskFields, after: TaskFields = task): void {
    if (task !== after && shownInWork(task) === shownInWork(after)) return;
    const people = new Set([...task.assignees, ...after.assignees].map(({ user }) => userRoom(user._id)));
    if (people.size > 0)
      this.gateway.server.to([...people]).emit(SERVER_EVENTS.workChanged, { taskId: task._id });
  }

  private async sendToTeam({ teamId, leaver }: TeamChanged): Promise<void> {
    const people = await this.realtime.teamMembers(teamId);
    const rooms = [...people, ...(leaver ? [leaver] : [])].map(userRoom);
    if (rooms.length > 0) this.gateway.server.to(rooms).emit(SERVER_EVENTS.teamChanged, { teamId });
  }
}
