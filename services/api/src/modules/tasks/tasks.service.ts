import { Injectable } from '@nestjs/common';
import {
  TASK_DEFAULTS,
  type HistorySubject,
  type Task,
  type TaskCreate,
  type TaskUpdate,
} from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';
import { v7 as uuid } from 'uuid';
import { Database, together, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { CachedResponse, requireVersion, type Caller } from '../../platform/http/index.js';
import {
  EditConflicts,
  ProjectRevisionsRepository,
  requireDeadlineInRange,
  type RevisedProject,
  type VisibleProject,
} from '../projects/index.js';
import { ArchiveRepository } from './archive/archive.repository.js';
import { requireStartInOrder } from './start-date.js';
import { assignmentsOf } from './assignees/assignees.js';
import { AssigneesRepository } from './assignees/assignees.repository.js';
import { CoversService } from './cover/covers.service.js';
import type { TaskPatchDto } from './dto/task.dto.js';
import type { TaskListQueryDto } from './dto/task-list-query.dto.js';
import { LabelsRepository } from './labels/labels.repository.js';
import { TaskOrderService } from './order/task-order.service.js';
import type { VisibleTask } from './task-access.js';
import { TaskEntity } from './task.entity.js';
import { NEWS, TaskCreated, TaskDeleted, TaskUpdated } from './task.events.js';
import { TaskTrashService } from './trash/task-trash.service.js';
import { TasksRepository } from './tasks.repository.js';
import { WatchingRepository } from './watching/watching.repository.js';

type NewTask = Omit<TaskCreate, 'copyOf'>;

/** Of a task that copies another one. */
interface Copied {
  original: HistorySubject;
  /** Adds what no request can set, and returns the whole task. */
  fill: (tx: Transaction, path: { projectId: string; taskId: string }) => Promise<Task>;
}

@Injectable()
export class TasksService {
  constructor(
    private readonly database: Database,
    private readonly tasks: TasksRepository,
    private readonly assignees: AssigneesRepository,
    private readonly labels: LabelsRepository,
    private readonly covers: CoversService,
    private readonly watching: WatchingRepository,
    private readonly order: TaskOrderService,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly conflicts: EditConflicts,
    private readonly trash: TaskTrashService,
    private readonly archive: ArchiveRepository,
    private readonly events: Events,
  ) {}

  async list(project: RevisedProject, { view, limit, cursor }: TaskListQueryDto): Promise<CachedResponse> {
    if (limit === undefined && cursor === undefined) return this.tasks.list(project, view);
    return new CachedResponse(
      await this.tasks.pageJson(project._id, view, limit ?? null, cursor ?? null),
      null,
    );
  }

  json(project: VisibleProject, task: VisibleTask): Promise<string> {
    return (task.archived ? this.archive : this.tasks).json(project._id, task._id);
  }

  async create(caller: Caller, project: VisibleProject, input: NewTask): Promise<Task> {
    requireDeadlineInRange(input.deadline);
    return this.add(caller, project, input);
  }

  /** As `create`, with any deadline: an item of a checklist that becomes a task may be overdue, and a copy too. */
  async add(caller: Caller, project: VisibleProject, input: NewTask, copied?: Copied): Promise<Task> {
    const { assignees, ...fields } = { ...TASK_DEFAULTS, ...input };
    const assignments = assignmentsOf(assignees);
    requireStartInOrder(fields);
    const [projectId, id, createdBy] = [project._id, uuid(), caller._id];
    return this.database.transaction(async (tx) => {
      const [stamp, { position, renumbered }] = await together(
        this.revisions.next(tx, projectId, caller),
        this.order.place(
          tx,
          { projectId, status: fields.status, taskId: id },
          copied && { afterTaskId: copied.original._id },
        ),
      );
      const labels = await this.labels.known(tx, projectId, fields.labels);
      if (fields.cover) await this.covers.require(tx, { projectId, taskId: id }, fields.cover);
      const path = { projectId, taskId: id };
      const [, , created] = await together(
        this.tasks.insert(tx, { projectId, id, createdBy, ...fields, labels, position }),
        this.assignees.assign(tx, projectId, id, assignments),
        this.tasks.get(projectId, id),
      );
      const task = copied ? await copied.fill(tx, path) : created;
      const mentioned = await this.watching.mention(tx, path, mentionedIn(task.description));
      // Nobody is notified of a mention a second time.
      const news = copied ? [] : mentioned;
      await this.events.raise(tx, new TaskCreated(stamp, project, task, news, copied?.original));
      await this.order.announce(tx, caller, projectId, renumbered);
      return task;
    });
  }

  /** @throws 409 with the current task when others have changed it since `version`; with `before`, only in the same fields */
  async update(
    caller: Caller,
    project: VisibleProject,
    { _id: id }: VisibleTask,
    { before: replaced, ...changes }: TaskPatchDto,
    version?: number,
  ): Promise<Task> {
    const { assignees, position: wanted, afterTaskId, beforeTaskId, ...fields } = changes;
    const assignments = assignees && assignmentsOf(assignees);
    const projectId = project._id;
    if (Object.keys(changes).length === 0) return this.current(projectId, id, version);
    return this.database.transaction(async (tx) => {
      const path = { projectId, taskId: id };
      const [stamp, before, watchers] = await together(
        this.revisions.next(tx, projectId, caller),
        this.tasks.fields(tx, projectId, id),
        isNews(fields) ? this.watching.watcherIds(path) : Promise.resolve([]),
      );
      requireDeadlineInRange(fields.deadline, before.deadline);
      requireStartInOrder(fields, before);
      await this.conflicts.refuse(
        { ...path, changes, current: before, seen: { version, before: replaced } },
        () => this.tasks.get(projectId, id),
      );
      const column = { projectId, taskId: id, status: fields.status ?? before.status };
      const place = { position: wanted, afterTaskId, beforeTaskId };
      const moves = column.status !== before.status || Object.values(place).some(Boolean);
      const { position, renumbered } = moves
        ? await this.order.place(tx, column, place)
        : { position: before.position, renumbered: [] };
      if (assignments) await this.assignees.replace(tx, projectId, id, assignments);
      if (fields.cover && fields.cover !== before.cover) await this.covers.require(tx, path, fields.cover);
      const labels = fields.labels && (await this.labels.known(tx, projectId, fields.labels));
      const after = await this.tasks.update(tx, projectId, id, {
        ...fields,
        ...(labels && { labels }),
        ...(moves && { position }),
      });
      const texts = { before: before.description, after: after.description };
      const mentioned =
        texts.before === texts.after
          ? []
          : await this.watching.mentionAnew(tx, path, TaskEntity, { projectId, id }, texts);
      const audience = { watchers, mentioned };
      await this.events.raise(tx, new TaskUpdated(stamp, project, before, after, 'edit', audience));
      await this.order.announce(tx, caller, projectId, renumbered);
      return after;
    });
  }

  async delete(caller: Caller, project: VisibleProject, { _id: id }: VisibleTask): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [stamp, task] = await together(
        this.revisions.next(tx, project._id, caller),
        this.tasks.fields(tx, project._id, id),
      );
      await this.trash.put(tx, caller, project._id, task);
      await this.events.raise(tx, new TaskDeleted(stamp, project, task));
    });
  }

  private async current(projectId: string, id: string, seen?: number): Promise<Task> {
    const task = await this.tasks.get(projectId, id);
    requireVersion(task, seen);
    return task;
  }
}

/** Most moves and texts notify no one who watches, so the watchers needn't be read. */
const isNews = (changes: Pick<TaskUpdate, (typeof NEWS)[number]>): boolean =>
  NEWS.some((field) => changes[field] !== undefined);
