import { Injectable } from '@nestjs/common';
import type { Attachment } from '@taskloom/contracts';
import { Database, statement, wireTime, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { presentAttachment, type AttachmentRow } from './attachment.presenter.js';

const ROW = `a.id, a.name, a.size, a.type, ${wireTime('a.created_at')} AS "createdAt",
  json_build_object('_id', u.id, 'name', u.name) AS uploader`;

/** Only to a task that is still there: it may have been deleted while the file came in. */
const INSERT = statement(
  'attachments.insert',
  `WITH a AS (
     INSERT INTO attachments (project_id, task_id, id, uploader_id, name, type, size, checksum, storage_key)
     SELECT t.project_id, t.id, $3, $4, $5, $6, $7, $8, $9 FROM tasks t WHERE t.project_id = $1 AND t.id = $2
     RETURNING *
   )
   SELECT ${ROW} FROM a JOIN users u ON u.id = a.uploader_id`,
);
const FIND = statement(
  'attachments.find',
  `SELECT ${ROW} FROM attachments a JOIN users u ON u.id = a.uploader_id
   WHERE a.project_id = $1 AND a.task_id = $2 AND a.id = $3`,
);
const DELETE = statement(
  'attachments.delete',
  'DELETE FROM attachments WHERE project_id = $1 AND task_id = $2 AND id = $3 RETURNING id',
);
const FOR_READER = statement(
  'attachments.for-reader',
  `SELECT a.name, a.type, a.size, a.checksum, a.storage_key AS "storageKey"
   FROM attachments a JOIN project_members m ON m.project_id = a.project_id
   JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id
   WHERE a.id = $1 AND m.user_id = $2`,
);
const REGISTER_KEY = statement(
  'attachments.register-key',
  'INSERT INTO discarded_files (storage_key, uploader_id, size) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const KEEP_KEY = statement('attachments.keep-key', 'DELETE FROM discarded_files WHERE storage_key = $1');
const DISCARDED = statement(
  'attachments.discarded',
  `SELECT storage_key AS key FROM discarded_files
   WHERE discarded_at < now() - make_interval(secs => $1) ORDER BY discarded_at LIMIT 100`,
);

export interface NewAttachment {
  id: string;
  name: string;
  type: string;
  size: number;
  checksum: string;
  storageKey: string;
}

/** What a download needs; only for a member of the attachment's project. */
export interface StoredFile {
  name: string;
  type: string;
  size: number;
  checksum: string;
  storageKey: string;
}

interface Path {
  projectId: string;
  taskId: string;
}

@Injectable()
export class AttachmentsRepository {
  constructor(private readonly database: Database) {}

  /** @throws 404 */
  async insert(tx: Transaction, path: Path, uploaderId: string, file: NewAttachment): Promise<Attachment> {
    const { id, name, type, size, checksum, storageKey } = file;
    const ids = [path.projectId, path.taskId, id, uploaderId];
    const row = await tx.row<AttachmentRow>(INSERT, [...ids, name, type, size, checksum, storageKey]);
    if (!row) throw notFound();
    return presentAttachment(row);
  }

  async find({ projectId, taskId }: Path, id: string): Promise<Attachment | undefined> {
    const row = await this.database.row<AttachmentRow>(FIND, [projectId, taskId, id]);
    return row && presentAttachment(row);
  }

  async delete(tx: Transaction, { projectId, taskId }: Path, id: string): Promise<boolean> {
    return (await tx.row(DELETE, [projectId, taskId, id])) !== undefined;
  }

  forReader(id: string, userId: string): Promise<StoredFile | undefined> {
    return this.database.row(FOR_READER, [id, userId]);
  }

  /** Before a file is stored: unless `keepKey` follows, the sweeper takes it away again. */
  async registerKey(key: string, uploaderId: string, size: number): Promise<void> {
    await this.database.rows(REGISTER_KEY, [key, uploaderId, size]);
  }

  async keepKey(tx: Transaction, key: string): Promise<void> {
    await tx.rows(KEEP_KEY, [key]);
  }

  async discarded(olderThanSeconds: number): Promise<string[]> {
    const rows = await this.database.rows<{ key: string }>(DISCARDED, [olderThanSeconds]);
    return rows.map(({ key }) => key);
  }

  async forgetKey(key: string): Promise<void> {
    await this.database.rows(KEEP_KEY, [key]);
  }
}
