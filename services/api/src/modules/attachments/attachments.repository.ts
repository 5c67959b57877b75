import { Injectable } from '@nestjs/common';
import type { Attachment } from '@taskloom/contracts';
import { Any, IsNull, type EntityManager } from 'typeorm';
import { Database, wireTime, type Transaction } from '../../platform/database/index.js';
import { notFound, projectLimitOf, type Caller } from '../../platform/http/index.js';
import { ProjectMemberEntity } from '../projects/index.js';
import { TaskEntity } from '../tasks/index.js';
import { AttachmentEntity } from './attachment.entity.js';
import { presentAttachment, type AttachmentRow } from './attachment.presenter.js';
import { HAS_TASK } from './attachments.statements.js';

export interface NewAttachment {
  id: string;
  name: string;
  type: string;
  size: number;
  checksum: string;
  storageKey: string;
}

/** The data for a download; only for a member of the attachment's project. */
export interface StoredFile {
  name: string;
  type: string;
  size: number;
  checksum: string;
  storageKey: string;
}

/** A person who reads a file. */
export interface Reader {
  attachmentId: string;
  userId: string;
}

interface Path {
  projectId: string;
  taskId: string;
}

@Injectable()
export class AttachmentsRepository {
  constructor(private readonly database: Database) {}

  /** Only to a task that still exists: it may have been deleted while the file was uploaded. @throws 404 */
  async insert(
    { manager }: Transaction,
    path: Path,
    uploaderId: string,
    file: NewAttachment,
  ): Promise<Attachment> {
    const task = { projectId: path.projectId, id: path.taskId };
    if (!(await manager.existsBy(TaskEntity, task))) throw notFound();
    await manager.insert(AttachmentEntity, { ...path, ...file, uploaderId });
    const row = await rowOf(manager, path, file.id);
    if (!row) throw notFound();
    return presentAttachment(row);
  }

  async find(path: Path, id: string): Promise<Attachment | undefined> {
    const row = await this.database.read((manager) => rowOf(manager, path, id));
    return row && presentAttachment(row);
  }

  /**
   * Hides a file or shows it again: under a task that doesn't exist no query finds it, but it still counts for quotas. That task
   * is the file itself.
   */
  async move(
    { manager }: Transaction,
    { projectId, taskId }: Path,
    id: string,
    to: string,
  ): Promise<boolean> {
    const { affected } = await manager.update(AttachmentEntity, { projectId, taskId, id }, { taskId: to });
    return affected === 1;
  }

  /** Unless the file has one. @throws 404 when the file is gone */
  async keepSmall({ projectId, taskId }: Path, id: string, small: Buffer): Promise<void> {
    const file = { projectId, taskId, id };
    const isThere = await this.database.write(async (manager) => {
      const { affected } = await manager.update(AttachmentEntity, { ...file, small: IsNull() }, { small });
      return affected === 1 || manager.existsBy(AttachmentEntity, file);
    });
    if (!isThere) throw notFound();
  }

  /** The small picture of a file, for a member of its project. */
  async smallForReader(id: string, reader: Pick<Caller, '_id' | 'apiToken'>): Promise<Buffer | undefined> {
    const file = await this.database.read((manager) =>
      readable(manager, id, reader).addSelect('a.small').getOne(),
    );
    return file?.small ?? undefined;
  }

  hasTask({ manager }: Transaction, { projectId, taskId }: Path): Promise<boolean> {
    return manager.existsBy(TaskEntity, { projectId, id: taskId });
  }

  async forReader(id: string, reader: Pick<Caller, '_id' | 'apiToken'>): Promise<StoredFile | undefined> {
    return (await this.database.read((manager) => readable(manager, id, reader).getOne())) ?? undefined;
  }

  /** The readers who may still read their file. */
  async readers<R extends Reader>(all: R[]): Promise<Set<R>> {
    const pairs = await this.database.read((manager) =>
      visible(manager)
        .select(['a.id AS "attachmentId"', 'm.user_id AS "userId"'])
        .where({ id: Any(all.map(({ attachmentId }) => attachmentId)) })
        .andWhere('m.user_id = ANY(:people)', { people: all.map(({ userId }) => userId) })
        .getRawMany<Reader>(),
    );
    const found = new Set(pairs.map(keyOf));
    return new Set(all.filter((reader) => found.has(keyOf(reader))));
  }
}

const keyOf = ({ attachmentId, userId }: Reader): string => `${attachmentId} ${userId}`;

/** Attachments of existing tasks, each with the members of its project. */
const visible = (manager: EntityManager) =>
  manager
    .createQueryBuilder(AttachmentEntity, 'a')
    .innerJoin(ProjectMemberEntity, 'm', `m.project_id = a.projectId AND (${HAS_TASK})`);

/** The attachment, if this person may read it. */
const readable = (manager: EntityManager, id: string, reader: Pick<Caller, '_id' | 'apiToken'>) => {
  const only = projectLimitOf(reader);
  return visible(manager)
    .where({ id, ...(only && { projectId: Any(only) }) })
    .andWhere('m.user_id = :userId', { userId: reader._id });
};

const rowOf = (manager: EntityManager, { projectId, taskId }: Path, id: string) =>
  manager
    .createQueryBuilder(AttachmentEntity, 'a')
    .innerJoin('a.uploader', 'u')
    .select(['a.id AS id', 'a.name AS name', 'a.size AS size', 'a.type AS type'])
    .addSelect(wireTime('a.created_at'), 'createdAt')
    .addSelect(`json_build_object('_id', u.id, 'name', u.name)`, 'uploader')
    .where({ projectId, taskId, id })
    .getRawOne<AttachmentRow>();
