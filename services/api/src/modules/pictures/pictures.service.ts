import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS, PICTURE_TYPES } from '@taskloom/contracts';
import { imageSize } from 'image-size';
import { v4 as randomId, v7 as uuid } from 'uuid';
import type { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { FileStorage, FreeSpace } from '../../platform/storage/index.js';
import { StoredKeys, type IncomingUpload, type UploadForm } from '../attachments/index.js';
import { Quotas } from '../storage/index.js';
import { presentUser, UsersRepository } from '../users/index.js';
import type { User } from '@taskloom/contracts';
import { pictureTooLarge, pictureTooWide, pictureTypeNotAllowed } from './picture.errors.js';
import { PicturesRepository } from './pictures.repository.js';

/** Maximum size of a form without its file. */
const FORM_BYTES = 65_536;

const isPicture = (type: string): boolean => (PICTURE_TYPES as readonly string[]).includes(type);

const sidesOf = (content: Buffer): number[] => {
  try {
    const { width, height } = imageSize(content);
    return [width, height];
  } catch {
    return [];
  }
};

@Injectable()
export class PicturesService {
  private readonly spoolFolder: string;

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly pictures: PicturesRepository,
    private readonly users: UsersRepository,
    private readonly keys: StoredKeys,
    private readonly storage: FileStorage,
    private readonly space: FreeSpace,
    private readonly quotas: Quotas,
  ) {
    this.spoolFolder = join(config.get('storage.dataDirectory', { infer: true }), 'files', 'spool');
  }

  async upload(caller: Caller, form: UploadForm): Promise<User> {
    const most = LIMITS.pictureBytes + FORM_BYTES;
    if ((form.bytes ?? 0) > most) throw pictureTooLarge();
    // Replaced pictures take up space until the sweeper removes them.
    await this.quotas.requireRoom(caller._id, null, form.bytes ?? most);
    return this.space.during(this.spoolFolder, form.bytes ?? most, async () => {
      const file = await form.receive(this.spoolFolder);
      try {
        await this.check(file);
        return await this.store(caller, file);
      } finally {
        await file.discard();
      }
    });
  }

  private async check({ path, size, type }: IncomingUpload): Promise<void> {
    if (size > LIMITS.pictureBytes) throw pictureTooLarge();
    if (!isPicture(type)) throw pictureTypeNotAllowed();
    const sides = sidesOf(await readFile(path));
    if (sides.length === 0) throw pictureTypeNotAllowed();
    if (Math.max(...sides) > LIMITS.pictureSide) throw pictureTooWide();
  }

  /** Stores the complete file before it writes the row; the sweeper removes the file if the process crashes in between. */
  private async store(caller: Caller, { path, size, type, checksum }: IncomingUpload): Promise<User> {
    const storageKey = `${uuid()}-${randomId()}`;
    await this.keys.register(storageKey, caller._id, size);
    await this.storage.keep(storageKey, path);
    const picture = { id: randomId(), userId: caller._id, type, size, checksum, storageKey };
    await this.database.transaction(async (tx) => {
      await this.pictures.use(tx, picture);
      await this.keys.keep(tx, storageKey);
    });
    const user = await this.users.byId(caller._id);
    if (!user) throw notFound();
    return presentUser(user);
  }
}
