import { Injectable } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { violatedConstraint, type Transaction } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/http/index.js';
import { UserEntity } from '../../users/index.js';
import { ProjectMemberEntity } from '../members/project-member.entity.js';
import { FavouriteProjectEntity } from './favourite-project.entity.js';

interface Favourite {
  projectId: string;
  userId: string;
}

@Injectable()
export class FavouritesRepository {
  /**
   * Locks the person, so that requests at the same time don't exceed the limit. Projects in the trash don't count.
   *
   * @throws 404 when the membership has gone since the guard
   */
  async add({ manager }: Transaction, favourite: Favourite): Promise<'added' | 'known' | 'full'> {
    const { userId } = favourite;
    await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    });
    if (await manager.existsBy(FavouriteProjectEntity, favourite)) return 'known';
    const count = await manager
      .createQueryBuilder(FavouriteProjectEntity, 'f')
      .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = f.projectId AND m.userId = f.userId')
      .where('f.userId = :userId', { userId })
      .getCount();
    if (count >= LIMITS.favouriteProjects) return 'full';
    try {
      await manager.insert(FavouriteProjectEntity, favourite);
    } catch (error) {
      throw violatedConstraint(error) === undefined ? error : notFound();
    }
    return 'added';
  }

  /** False when it was none. */
  async remove({ manager }: Transaction, favourite: Favourite): Promise<boolean> {
    const { affected } = await manager.delete(FavouriteProjectEntity, favourite);
    return Boolean(affected);
  }
}
