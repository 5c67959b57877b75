import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Deletes at most `limit` rows, so that no statement holds many locks, and returns how many it deleted. */
export const deleteSome = async <Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
  limit: number,
): Promise<number> => {
  const step = manager.createQueryBuilder(entity, 'step').select('step.ctid').where(where).limit(limit);
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where(`ctid = ANY (ARRAY(${step.getQuery()}))`)
    .setParameters(step.getParameters())
    .execute();
  return affected ?? 0;
};
