import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import type { VisibleProject } from '../project-access.js';
import { tooManyFavourites } from '../project.errors.js';
import { FavouriteChanged } from '../project.events.js';
import { FavouritesRepository } from './favourites.repository.js';

@Injectable()
export class FavouritesService {
  constructor(
    private readonly database: Database,
    private readonly favourites: FavouritesRepository,
    private readonly events: Events,
  ) {}

  /** Has no effect when it is one. @throws 409 when the person has as many as allowed */
  async add({ _id: userId }: Caller, { _id: projectId, title }: VisibleProject): Promise<void> {
    await this.database.transaction(async (tx) => {
      const outcome = await this.favourites.add(tx, { projectId, userId });
      if (outcome === 'full') throw tooManyFavourites();
      if (outcome === 'added')
        await this.events.raise(tx, new FavouriteChanged(userId, { projectId, title, favourite: true }));
    });
  }

  /** Has no effect when it is none. */
  async remove({ _id: userId }: Caller, { _id: projectId, title }: VisibleProject): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.favourites.remove(tx, { projectId, userId }))
        await this.events.raise(tx, new FavouriteChanged(userId, { projectId, title, favourite: false }));
    });
  }
}
