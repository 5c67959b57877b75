import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { SessionsEnded, SessionsService } from '../../auth/index.js';
import { ProjectDeleted, ProjectMemberRemoved } from '../../projects/index.js';
import { AttachmentsRepository, type Reader } from '../attachments.repository.js';

const INTERVAL_MS = 4_000;

interface Download extends Reader {
  sessionId: string;
  file: Readable;
}

/**
 * Ends downloads whose reader loses access while they run: at once if this process makes the change, and at the next check if
 * another one does.
 */
@Injectable()
export class RunningDownloads implements OnModuleInit {
  private readonly running = new Set<Download>();

  constructor(
    private readonly events: Events,
    private readonly attachments: AttachmentsRepository,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    for (const event of [ProjectMemberRemoved, ProjectDeleted, SessionsEnded])
      this.events.after<object>(event, () => this.check());
  }

  add(file: Readable, attachmentId: string, { _id, sessionId }: Caller): void {
    const download = { file, attachmentId, userId: _id, sessionId };
    this.running.add(download);
    file.once('close', () => this.running.delete(download));
  }

  @Job({ name: 'running-downloads', everyMs: INTERVAL_MS, ofProcess: true })
  async check(): Promise<void> {
    const downloads = [...this.running];
    if (downloads.length === 0) return;
    const readers = await this.attachments.readers(downloads);
    const isAllowed = async (download: Download): Promise<boolean> =>
      readers.has(download) && (await this.sessions.isValid(download.sessionId));
    const allowed = await Promise.all(downloads.map(isAllowed));
    for (const { file } of downloads.filter((_, index) => !allowed[index]))
      file.destroy(new Error('The reader has lost access'));
  }
}
