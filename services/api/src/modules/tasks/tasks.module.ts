import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/index.js';
import { ArchiveController } from './archive/archive.controller.js';
import { ArchiveRepository } from './archive/archive.repository.js';
import { ArchiveService } from './archive/archive.service.js';
import { AutomaticArchiveService } from './archive/automatic-archive.service.js';
import { ArchivedTaskEntity } from './archive/archived-task.entity.js';
import { AssigneesRepository } from './assignees/assignees.repository.js';
import { LeavingMembersService } from './assignees/leaving-members.service.js';
import { LabelEntity } from './labels/label.entity.js';
import { ChecklistController } from './checklist/checklist.controller.js';
import { ChecklistService } from './checklist/checklist.service.js';
import { ProjectCopiesService } from './copies/project-copies.service.js';
import { TaskCopiesService } from './copies/task-copies.service.js';
import { CoversService } from './cover/covers.service.js';
import { LabelsController } from './labels/labels.controller.js';
import { LabelsRepository } from './labels/labels.repository.js';
import { LabelsService } from './labels/labels.service.js';
import { TaskOrderRepository } from './order/task-order.repository.js';
import { TaskOrderService } from './order/task-order.service.js';
import { RelationsController } from './relations/relations.controller.js';
import { RelationsRepository } from './relations/relations.repository.js';
import { RelationsService } from './relations/relations.service.js';
import { RestoredRelationsService } from './relations/restored-relations.service.js';
import { TaskRelationEntity } from './relations/task-relation.entity.js';
import { TasksController } from './tasks.controller.js';
import { TasksRepository } from './tasks.repository.js';
import { TasksService } from './tasks.service.js';
import { TemplateTasksService } from './templates/template-tasks.service.js';
import { KeptRowsRepository } from './trash/kept-rows.repository.js';
import { RestoredTasksService } from './trash/restored-tasks.service.js';
import { TaskTrashService } from './trash/task-trash.service.js';
import { TaskAssigneeEntity } from './assignees/task-assignee.entity.js';
import { TaskEntity } from './task.entity.js';
import { TaskMentionEntity } from './watching/task-mention.entity.js';
import { TaskWatchEntity } from './watching/task-watch.entity.js';
import { WatchingController } from './watching/watching.controller.js';
import { WatchingRepository } from './watching/watching.repository.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      TaskEntity,
      TaskAssigneeEntity,
      LabelEntity,
      TaskWatchEntity,
      TaskMentionEntity,
      TaskRelationEntity,
      ArchivedTaskEntity,
    ]),
    ProjectsModule,
  ],
  controllers: [
    TasksController,
    ArchiveController,
    ChecklistController,
    LabelsController,
    RelationsController,
    WatchingController,
  ],
  providers: [
    TasksRepository,
    TasksService,
    ArchiveRepository,
    ArchiveService,
    AutomaticArchiveService,
    AssigneesRepository,
    ChecklistService,
    CoversService,
    ProjectCopiesService,
    TaskCopiesService,
    LabelsRepository,
    LabelsService,
    LeavingMembersService,
    RelationsRepository,
    RelationsService,
    RestoredRelationsService,
    TaskOrderRepository,
    TaskOrderService,
    KeptRowsRepository,
    RestoredTasksService,
    TaskTrashService,
    TemplateTasksService,
    WatchingRepository,
  ],
  exports: [ArchiveRepository, CoversService, TasksRepository, WatchingRepository],
})
export class TasksModule {}
