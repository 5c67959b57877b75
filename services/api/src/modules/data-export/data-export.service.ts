import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/http/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { AttachmentsRepository, RunningDownloads } from '../attachments/index.js';
import { sessionInvalid, SessionsService } from '../auth/index.js';
import { ExportParts } from './export-parts.js';
import { fileName } from './file-name.js';
import { OwnAccountRepository } from './own-account.repository.js';
import { OwnContentRepository, type OwnFile } from './own-content.repository.js';
import { readMe } from './read-me.js';
import { RunningExports } from './running-exports.js';
import { ZipWriter } from './zip-writer.js';

/** Files of one export, so that their list fits into memory. */
const MOST_FILES = 20_000;

/** A zip file of what the installation keeps about a person. */
@Injectable()
export class DataExportService {
  private readonly logger = new Logger(DataExportService.name);

  constructor(
    private readonly account: OwnAccountRepository,
    private readonly content: OwnContentRepository,
    private readonly parts: ExportParts,
    private readonly attachments: AttachmentsRepository,
    private readonly downloads: RunningDownloads,
    private readonly storage: FileStorage,
    private readonly sessions: SessionsService,
    private readonly running: RunningExports,
    private readonly audit: AuditService,
  ) {}

  /** @throws 409 while another export of the person is running */
  async open(caller: Caller): Promise<Readable> {
    const { _id, address } = caller;
    await this.running.begin(_id);
    try {
      await this.audit.record(undefined, { kind: 'data_exported', address, actorId: _id, personId: _id });
    } catch (error) {
      await this.end(_id);
      throw error;
    }
    const { output } = new ZipWriter((zip) => this.write(zip, caller));
    output.once('close', () => void this.end(_id));
    return output;
  }

  private async end(userId: string): Promise<void> {
    try {
      await this.running.end(userId);
    } catch (err) {
      this.logger.warn({ err }, 'Could not note the end of an export');
    }
  }

  private async write(zip: ZipWriter, caller: Caller): Promise<void> {
    const { _id } = caller;
    zip.text('README.txt', readMe(caller.name, new Date()));
    zip.json('profile.json', await this.account.profile(_id));
    zip.json('team.json', await this.account.team(_id));
    zip.json('sessions.json', await this.account.sessions(_id));
    zip.json('api-tokens.json', await this.account.apiTokens(_id));
    zip.json('passkeys.json', await this.account.passkeys(_id));
    zip.json('identities.json', await this.account.identities(_id));
    zip.json('preferences.json', await this.account.preferences(_id));
    for (const [path, read] of this.parts.values) zip.json(path, await read(_id));
    for (const [path, read] of this.parts.lists) await zip.list(path, read(_id));
    await zip.list('projects.json', this.content.projects(_id));
    await zip.list('tasks.json', this.content.tasks(_id));
    await zip.list('comments.json', this.content.comments(_id));
    await zip.list('reactions.json', this.content.reactions(_id));
    await zip.list('watched-tasks.json', this.content.watched(_id));
    await this.writePicture(zip, _id);
    await this.writeFiles(zip, caller);
  }

  private async writePicture(zip: ZipWriter, userId: string): Promise<void> {
    const picture = await this.account.picture(userId);
    const stream = picture && (await this.storage.read(picture.storageKey));
    if (!stream) return;
    const path = picture.type === 'image/png' ? 'picture.png' : 'picture.jpg';
    await zip.stream(path, stream, { compress: false, mtime: picture.createdAt });
  }

  private async writeFiles(zip: ZipWriter, caller: Caller): Promise<void> {
    const listed: object[] = [];
    for await (const file of this.content.files(caller._id)) {
      const path = `files/${fileName(listed.length + 1, file.name)}`;
      const written = await this.writeFile(zip, caller, file, path);
      listed.push({ ...file, path: written ? path : null });
      if (listed.length === MOST_FILES) break;
    }
    zip.json('files.json', listed);
  }

  /** Most files are already compressed. False when the file is gone; a file that is being read ends with the access to it. */
  private async writeFile(zip: ZipWriter, caller: Caller, file: OwnFile, path: string): Promise<boolean> {
    if (!(await this.sessions.isValid(caller.sessionId))) throw sessionInvalid();
    const stored = await this.attachments.forReader(file._id, caller);
    const stream = stored && (await this.storage.read(stored.storageKey));
    if (!stream) return false;
    this.downloads.add(stream, file._id, caller);
    await zip.stream(path, stream, { compress: false, mtime: file.createdAt });
    return true;
  }
}
