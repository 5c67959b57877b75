import type { Attachment } from './attachment.js';
import type { Comment } from './comment.js';
import type { Notification } from './notification.js';
import type { Project, ProjectMember } from './project.js';
import type { ProjectLabel } from './project-label.js';
import type { RemotesActivatedEvent } from './remotes.js';
import { TASK_EDITS, type Assignee, type Task } from './task.js';
import type { PublicPerson } from './user.js';

/** Events that a client may emit (specification 7). */
export const CLIENT_EVENTS = {
  joinProject: 'join-project',
  leaveProject: 'leave-project',
  taskUpdate: 'task-update',
  commentAdded: 'comment-added',
  typing: 'typing',
  openTask: 'open-task',
} as const;

/** Events that the server sends (specification 7, 12 and 13). */
export const SERVER_EVENTS = {
  taskUpdated: 'task:updated',
  commentAdded: 'comment:added',
  commentUpdated: 'comment:updated',
  commentDeleted: 'comment:deleted',
  userJoined: 'user:joined',
  userLeft: 'user:left',
  userTyping: 'user:typing',
  fileUploaded: 'file:uploaded',
  fileDeleted: 'file:deleted',
  projectUpdated: 'project:updated',
  projectRemoved: 'project:removed',
  projectRevision: 'project:revision',
  projectPresent: 'project:present',
  notificationNew: 'notification:new',
  remotesActivated: 'remotes:activated',
  notificationChanged: 'notification:changed',
  projectTouched: 'project:touched',
  projectFavourite: 'project:favourite',
  taskOpened: 'task:opened',
  teamChanged: 'team:changed',
  workChanged: 'work:changed',
  listsOutdated: 'lists:outdated',
} as const;

/** Fields of a task for which typing is shown. */
export const TYPING_FIELDS = ['comment', ...TASK_EDITS] as const;
/** A field in which people see each other typing. */
export type TypingField = (typeof TYPING_FIELDS)[number];

/** A task in events: people have no e-mail address (specification 13). */
export interface LiveTask extends Omit<Task, 'assignees'> {
  assignees: (Omit<Assignee, 'user'> & { user: PublicPerson })[];
}

/** A project in events: people have no e-mail address. */
export interface LiveProject extends Omit<Project, 'members'> {
  members: (Omit<ProjectMember, 'user'> & { user: PublicPerson })[];
}

/**
 * Header of every response below `/projects/:projectId`: all changes of the project up to this revision had been committed when the
 * server read the response.
 */
export const PROJECT_REVISION_HEADER = 'x-project-revision';

/** Every change event carries its author and the project's revision after the change. */
export interface ChangeStamp {
  projectId: string;
  revision: number;
  actor: PublicPerson | null;
}

/** A task was created, changed, archived or deleted. */
export type TaskUpdatedEvent = ChangeStamp & { taskId: string } & (
    | { created: true; deleted?: undefined; updates: LiveTask }
    /** `archived`: the task can still be read, but not changed. */
    | { created?: undefined; deleted: true; archived?: true; updates: Record<string, never> }
    | { created?: undefined; deleted?: undefined; updates: Partial<LiveTask> }
  );

/** A comment was added. */
export type CommentAddedEvent = ChangeStamp & { taskId: string; comment: Comment };
/** The comment has been edited. */
export type CommentUpdatedEvent = CommentAddedEvent;
/** A comment was deleted. */
export type CommentDeletedEvent = ChangeStamp & { taskId: string; commentId: string };
/** A file was attached to a task. */
export type FileUploadedEvent = ChangeStamp & { taskId: string; attachment: Attachment };
/** A file of a task was deleted. */
export type FileDeletedEvent = ChangeStamp & { taskId: string; attachmentId: string };
/** `labels` are all labels of the project, after a change of one of them. */
export type ProjectUpdatedEvent = ChangeStamp & { updates: Partial<LiveProject>; labels?: ProjectLabel[] };
/** A project was deleted, or the person is no longer its member. */
export type ProjectRemovedEvent = { projectId: string };
/** The project's current revision. A client with an older one has missed changes and fetches them. */
export type ProjectRevisionEvent = { projectId: string; revision: number };
/** Someone opened or closed a project. */
export type PresenceEvent = { projectId: string; user: PublicPerson };
/** Someone types, or has stopped. `field` is absent for a comment. */
export type TypingEvent = {
  projectId: string;
  taskId: string;
  user: PublicPerson;
  isTyping: boolean;
  field?: TypingField;
};

/** The project's tasks that a person has open, in all of their tabs together. */
export interface OpenTasks {
  user: PublicPerson;
  taskIds: string[];
}
/** Which tasks of a project someone has open. */
export type TaskOpenedEvent = OpenTasks & { projectId: string };

/**
 * Sent to every member, regardless of what they have open: the summary of the project. Several changes in a row may be merged into one
 * event; ignore a `revision` older than the last one received.
 */
export type ProjectTouchedEvent = { projectId: string; revision: number; project: LiveProject };

/** Sent to a person's own tabs: the project is now their favourite, or no longer. */
export type FavouriteEvent = { projectId: string; title: string; favourite: boolean };

/** Sent to the team and to a person who leaves it: its members, roles or invitations have changed. */
export type TeamChangedEvent = { teamId: string };

/** Sent to the people who are or were assigned to a task: their lists and counts of open tasks may have changed. */
export type WorkChangedEvent = { taskId: string };

/**
 * Sent to a tab that says in its handshake (`agoMs`) how long ago it requested its first data: since then something may have
 * changed in the person's projects, team or notifications, and the tab was not connected yet.
 */
export type ListsOutdatedEvent = Record<string, never>;

/** Sent to a person's own tabs: one of them has changed the notifications. */
export type NotificationChangedEvent = { unreadCount: number } & (
  { change: 'read' | 'deleted' | 'inbox'; notificationIds: string[] } | { change: 'all-read' | 'all-deleted' }
);

/** The complete presence, sent again after a process has died without announcing departures. */
export type ProjectPresentEvent = { projectId: string; present: PublicPerson[]; open: OpenTasks[] };

/** The server's messages, by event. Screens receive them with `useServerEvent`. */
export interface ServerToClientEvents {
  [SERVER_EVENTS.taskUpdated]: (event: TaskUpdatedEvent) => void;
  [SERVER_EVENTS.commentAdded]: (event: CommentAddedEvent) => void;
  [SERVER_EVENTS.commentUpdated]: (event: CommentUpdatedEvent) => void;
  [SERVER_EVENTS.commentDeleted]: (event: CommentDeletedEvent) => void;
  [SERVER_EVENTS.fileUploaded]: (event: FileUploadedEvent) => void;
  [SERVER_EVENTS.fileDeleted]: (event: FileDeletedEvent) => void;
  [SERVER_EVENTS.projectUpdated]: (event: ProjectUpdatedEvent) => void;
  [SERVER_EVENTS.projectRemoved]: (event: ProjectRemovedEvent) => void;
  [SERVER_EVENTS.projectRevision]: (event: ProjectRevisionEvent) => void;
  [SERVER_EVENTS.projectPresent]: (event: ProjectPresentEvent) => void;
  [SERVER_EVENTS.userJoined]: (event: PresenceEvent) => void;
  [SERVER_EVENTS.userLeft]: (event: PresenceEvent) => void;
  [SERVER_EVENTS.userTyping]: (event: TypingEvent) => void;
  [SERVER_EVENTS.notificationNew]: (notification: Notification) => void;
  [SERVER_EVENTS.notificationChanged]: (event: NotificationChangedEvent) => void;
  [SERVER_EVENTS.projectTouched]: (event: ProjectTouchedEvent) => void;
  [SERVER_EVENTS.projectFavourite]: (event: FavouriteEvent) => void;
  [SERVER_EVENTS.taskOpened]: (event: TaskOpenedEvent) => void;
  [SERVER_EVENTS.teamChanged]: (event: TeamChangedEvent) => void;
  [SERVER_EVENTS.workChanged]: (event: WorkChangedEvent) => void;
  [SERVER_EVENTS.listsOutdated]: (event: ListsOutdatedEvent) => void;
  [SERVER_EVENTS.remotesActivated]: (event: RemotesActivatedEvent) => void;
}

/** @internal */
export type RefusedAck = { ok: false; code: 400 | 403 | 404 | 429 | 503 };
/** The project's revision, who has it open, and which of its tasks they have open. */
export type JoinAck =
  | {
      ok: true;
      revision: number;
      /** @deprecated Not sent since 1.23; `PROJECT_REVISION_HEADER` says which revision a response describes. */
      updatedAt?: string;
      present: PublicPerson[];
      open?: OpenTasks[];
    }
  | RefusedAck;
/** @internal */
export type PlainAck = { ok: true } | RefusedAck;

/** @internal */
export interface ClientToServerEvents {
  [CLIENT_EVENTS.joinProject]: (projectId: string, ack?: (answer: JoinAck) => void) => void;
  [CLIENT_EVENTS.leaveProject]: (projectId: string, ack?: (answer: PlainAck) => void) => void;
  [CLIENT_EVENTS.taskUpdate]: (
    hint: { projectId: string; taskId: string; updates?: unknown },
    ack?: (answer: PlainAck) => void,
  ) => void;
  [CLIENT_EVENTS.commentAdded]: (
    hint: { projectId: string; taskId: string; comment: { _id: string } },
    ack?: (answer: PlainAck) => void,
  ) => void;
  [CLIENT_EVENTS.typing]: (
    state: { projectId: string; taskId: string; isTyping: boolean; field?: TypingField },
    ack?: (answer: PlainAck) => void,
  ) => void;
  /** The task of a joined project that this tab has open; null when it closes the task. */
  [CLIENT_EVENTS.openTask]: (
    state: { projectId: string; taskId: string | null },
    ack?: (answer: PlainAck) => void,
  ) => void;
}

/** The events that announce a committed change of a project, each with a {@link ChangeStamp}. */
export const CHANGE_EVENTS = [
  SERVER_EVENTS.taskUpdated,
  SERVER_EVENTS.commentAdded,
  SERVER_EVENTS.commentUpdated,
  SERVER_EVENTS.commentDeleted,
  SERVER_EVENTS.fileUploaded,
  SERVER_EVENTS.fileDeleted,
  SERVER_EVENTS.projectUpdated,
] as const;
/** The name of such an event. */
export type ChangeEvent = (typeof CHANGE_EVENTS)[number];

/** One committed change, as `GET /projects/{id}/changes?since=` lists it. */
export type ProjectChange = {
  [E in ChangeEvent]: { event: E; data: Parameters<ServerToClientEvents[E]>[0] };
}[ChangeEvent];

/** The changes since a revision. `410 CHANGES_GONE` instead when `since` is too long ago: fetch everything. */
export interface ChangesAnswer {
  revision: number;
  changes: ProjectChange[];
}

/** Largest payload that the gateway accepts, in bytes. */
export const SOCKET_PAYLOAD_BYTES = 32 * 1024;
