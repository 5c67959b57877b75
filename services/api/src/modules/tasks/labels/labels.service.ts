import { Injectable } from '@nestjs/common';
import {
  HUES,
  LIMITS,
  type ProjectLabel,
  type ProjectLabelCreate,
  type ProjectLabelUpdate,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../../projects/index.js';
import { labelExists, tooManyLabels } from './label.errors.js';
import { LabelsChanged } from './label.events.js';
import { LabelsRepository } from './labels.repository.js';

@Injectable()
export class LabelsService {
  constructor(
    private readonly database: Database,
    private readonly labels: LabelsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  list({ _id }: VisibleProject): Promise<ProjectLabel[]> {
    return this.labels.list(_id);
  }

  /** Two people who type the same new name at the same time get the same label. */
  async create(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    { name, color }: ProjectLabelCreate,
  ): Promise<ProjectLabel> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const known = await this.labels.named(tx, projectId, name);
      if (known) return known;
      const all = await this.labels.allOf(tx, projectId);
      if (all.length >= LIMITS.labelsInProject) throw tooManyLabels();
      const label = { _id: uuid(), name, color: color ?? HUES[all.length % HUES.length] ?? 'iris' };
      await this.labels.insert(tx, projectId, label);
      await this.announce(tx, caller, projectId);
      return label;
    });
  }

  async update(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    id: string,
    changes: ProjectLabelUpdate,
  ): Promise<ProjectLabel> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const namesake =
        changes.name === undefined ? undefined : await this.labels.named(tx, projectId, changes.name);
      if (namesake && namesake._id !== id) throw labelExists();
      if (!(await this.labels.update(tx, projectId, id, changes))) throw notFound();
      const all = await this.announce(tx, caller, projectId);
      const label = all.find(({ _id }) => _id === id);
      if (!label) throw notFound();
      return label;
    });
  }

  async delete(caller: Caller, { _id: projectId }: VisibleProject, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      if (!(await this.labels.delete(tx, projectId, id))) throw notFound();
      await this.announce(tx, caller, projectId);
    });
  }

  private async announce(tx: Transaction, caller: Caller, projectId: string): Promise<ProjectLabel[]> {
    const stamp = await this.revisions.next(tx, projectId, caller);
    const all = await this.labels.allOf(tx, projectId);
    await this.events.raise(tx, new LabelsChanged(stamp, all));
    return all;
  }
}
