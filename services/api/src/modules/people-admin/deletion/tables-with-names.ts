import { DELETED_PERSON, type RemoteActor } from '@taskloom/contracts';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { CommentEntity } from '../../comments/index.js';
import { ProjectEventEntity } from '../../history/index.js';
import { ProjectEntity, TrashEntity } from '../../projects/index.js';
import { ArchivedTaskEntity, TaskEntity } from '../../tasks/index.js';
import {
  renameInAnswer,
  renameInHistory,
  renameInNotice,
  renameInPreview,
  renameMentions,
  renameMentionsWithin,
  type FormerPerson,
  type StoredNotice,
} from './former-name.js';

/** One reading of a table. */
export interface Pass<Row extends ObjectLiteral> {
  entity: EntityTarget<Row>;
  /** The primary key, in its order. */
  keys: readonly (keyof Row & string)[];
  read: readonly (keyof Row & string)[];
  /** SQL over the row `r`. */
  where: string;
  change: (row: Row) => Partial<Row>;
  /** Responses of the projects contain it. */
  seen?: (row: Row) => string;
}

type Replace = <Row extends ObjectLiteral>(pass: Pass<Row>) => Promise<void>;

/** Of those in which a person is `actor`, with their primary keys. */
const REGISTRY: Readonly<Record<string, readonly string[]>> = {
  RemoteVersionEntity: ['remote', 'version'],
  RemoteReleaseEntity: ['revision'],
  RemoteTrialEntity: ['remote', 'kind'],
  RemoteAgreementEntity: ['remote', 'permission'],
  JournalEntryEntity: ['id'],
};

/**
 * Tables in which other people's rows name someone. Entities of modules that this one doesn't import have their names.
 *
 * @param shared someone else has this name, so it stays where no id says whose it is
 */
export const replaceInTables = async (
  person: FormerPerson,
  shared: boolean,
  replace: Replace,
): Promise<void> => {
  await replaceInWriting(person, replace);
  await replaceInMessages(person, shared, replace);
  for (const [entity, keys] of Object.entries(REGISTRY))
    await replace<Record<string, unknown> & { actor: RemoteActor }>({
      entity,
      keys,
      read: ['actor'],
      where: `r.actor->>'kind' = 'person' AND r.actor->>'_id' = :id`,
      change: ({ actor }) => ({ actor: { ...actor, name: DELETED_PERSON } }),
    });
};

const replaceInWriting = async (person: FormerPerson, replace: Replace): Promise<void> => {
  const mentioned = (column: string) => `strpos(r.${column}, 'mention:' || :id) > 0`;
  await replace({
    entity: CommentEntity,
    keys: ['projectId', 'taskId', 'id'],
    read: ['content'],
    where: mentioned('content'),
    change: ({ content }) => ({ content: renameMentions(content, person) }),
    seen: ({ projectId }) => projectId,
  });
  await replace({
    entity: TaskEntity,
    keys: ['projectId', 'id'],
    read: ['description'],
    where: mentioned('description'),
    change: ({ description }) => ({ description: renameMentions(description, person) }),
    seen: ({ projectId }) => projectId,
  });
  await replace({
    entity: ArchivedTaskEntity,
    keys: ['projectId', 'id'],
    read: ['task', 'rows'],
    where: `${mentioned('task::text')} OR ${mentioned('rows::text')}`,
    change: ({ task, rows }) => ({
      task: renameMentionsWithin(task, person),
      rows: renameMentionsWithin(rows, person),
    }),
  });
  await replace({
    entity: ProjectEntity,
    keys: ['id'],
    read: ['description'],
    where: mentioned('description'),
    change: ({ description }) => ({ description: renameMentions(description, person) }),
    seen: ({ id }) => id,
  });
  await replace({
    entity: TrashEntity,
    keys: ['projectId', 'id'],
    read: ['title', 'rows'],
    where: `${mentioned('rows::text')} OR strpos(r.title, '@' || :name) > 0`,
    change: ({ title, rows }) => ({
      title: renameInPreview(title, person.name),
      rows: renameMentionsWithin(rows, person),
    }),
  });
};

/** Notifications, the history and stored responses. */
const replaceInMessages = async (person: FormerPerson, shared: boolean, replace: Replace): Promise<void> => {
  await replace<StoredNotice & { userId: string; id: string }>({
    entity: 'NotificationEntity',
    keys: ['userId', 'id'],
    read: ['senderId', 'message', 'details'],
    where: 'r.sender_id = :id OR strpos(r.message, :name) > 0',
    change: (notice) => renameInNotice(notice, person, !shared),
  });
  await replace({
    entity: ProjectEventEntity,
    keys: ['projectId', 'revision'],
    read: ['data'],
    where: 'strpos(r.data::text, :id) > 0 OR strpos(r.data::text, :json) > 0',
    change: ({ data }) => ({ data: renameInHistory(data, person, !shared) }),
  });
  await replace<{ userId: string; notifications: StoredNotice[] }>({
    entity: 'ClearedNotificationsEntity',
    keys: ['userId'],
    read: ['notifications'],
    where: 'strpos(r.notifications::text, :id) > 0 OR strpos(r.notifications::text, :json) > 0',
    change: ({ notifications }) => ({
      notifications: notifications.map((each) => ({ ...each, ...renameInNotice(each, person, !shared) })),
    }),
  });
  await replace<{ userId: string; key: string; answer: string }>({
    entity: 'IdempotencyKeyEntity',
    keys: ['userId', 'key'],
    read: ['answer'],
    where: 'strpos(r.answer, :id) > 0',
    change: ({ answer }) => ({ answer: renameInAnswer(answer, person) }),
  });
};
