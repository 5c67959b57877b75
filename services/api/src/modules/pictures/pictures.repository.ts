import { Injectable } from '@nestjs/common';
import { API, API_BASE } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import { UsersRepository } from '../users/index.js';
import { PictureEntity } from './picture.entity.js';

export type NewPicture = Omit<PictureEntity, 'user' | 'createdAt'>;

@Injectable()
export class PicturesRepository {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  find(id: string): Promise<PictureEntity | null> {
    return this.database.read((manager) => manager.findOneBy(PictureEntity, { id }));
  }

  /** Makes it the person's picture; a trigger removes the previous one. */
  async use(tx: Transaction, picture: NewPicture): Promise<void> {
    await tx.manager.insert(PictureEntity, picture);
    await this.users.update(tx, picture.userId, { avatar: API_BASE + API.picture(picture.id) });
  }
}
