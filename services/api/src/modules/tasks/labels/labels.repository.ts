import { Injectable } from '@nestjs/common';
import { labelsByName, type Hue, type ProjectLabel, type ProjectLabelUpdate } from '@taskloom/contracts';
import { Any, Raw, type EntityManager } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { TaskEntity } from '../task.entity.js';
import { LabelEntity } from './label.entity.js';

const present = ({ id, name, color }: LabelEntity): ProjectLabel => ({ _id: id, name, color });

const all = async (manager: EntityManager, projectId: string): Promise<ProjectLabel[]> => {
  const labels = await manager.findBy(LabelEntity, { projectId });
  return labelsByName(labels.map(present));
};

@Injectable()
export class LabelsRepository {
  constructor(private readonly database: Database) {}

  /** By name, in the order of a language and not of bytes. */
  list(projectId: string): Promise<ProjectLabel[]> {
    return this.database.read((manager) => all(manager, projectId));
  }

  allOf({ manager }: Transaction, projectId: string): Promise<ProjectLabel[]> {
    return all(manager, projectId);
  }

  /** Finds a label by name, in any case and normal form. */
  async named({ manager }: Transaction, projectId: string, name: string): Promise<ProjectLabel | undefined> {
    const same = Raw((column) => `label_key(${column}) = label_key(:name)`, { name });
    const label = await manager.findOneBy(LabelEntity, { projectId, name: same });
    return label ? present(label) : undefined;
  }

  /** The given ids that are labels of the project, in their order. */
  async known({ manager }: Transaction, projectId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const labels = await manager.find(LabelEntity, {
      select: { id: true },
      where: { projectId, id: Any([...ids]) },
    });
    return ids.filter((id) => labels.some((label) => label.id === id));
  }

  async insert(
    { manager }: Transaction,
    projectId: string,
    { _id: id, name, color }: ProjectLabel,
  ): Promise<void> {
    await manager.insert(LabelEntity, { projectId, id, name, color });
  }

  /** False when there is no such label. */
  async update(
    { manager }: Transaction,
    projectId: string,
    id: string,
    { name, color }: ProjectLabelUpdate,
  ): Promise<boolean> {
    const changes: { name?: string; color?: Hue } = {
      ...(name !== undefined && { name }),
      ...(color !== undefined && { color }),
    };
    if (Object.keys(changes).length === 0) return manager.existsBy(LabelEntity, { projectId, id });
    const { affected } = await manager.update(LabelEntity, { projectId, id }, changes);
    return affected === 1;
  }

  /** Removes it from all tasks too; false when there is no such label. */
  async delete({ manager }: Transaction, projectId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(LabelEntity, { projectId, id });
    if (affected !== 1) return false;
    await manager
      .createQueryBuilder()
      .update(TaskEntity)
      .set({ labels: () => 'array_remove(labels, :label)' })
      .where('project_id = :projectId AND labels @> ARRAY[:label]::uuid[]', { projectId, label: id })
      .execute();
    return true;
  }
}
