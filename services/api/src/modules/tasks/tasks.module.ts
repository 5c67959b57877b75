import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/index.js';
import { AssigneesRepository } from './assignees/assignees.repository.js';
import { LeavingMembersService } from './assignees/leaving-members.service.js';
import { TaskOrderRepository } from './order/task-order.repository.js';
import { TaskOrderService } from './order/task-order.service.js';
import { TasksController } from './tasks.controller.js';
import { TasksRepository } from './tasks.repository.js';
import { TasksService } from './tasks.service.js';
import { KeptRowsRepository } from './trash/kept-rows.repository.js';
import { TaskTrashService } from './trash/task-trash.service.js';
import { TaskAssigneeEntity } from './assignees/task-assignee.entity.js';
import { TaskEntity } from './task.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TaskEntity, TaskAssigneeEntity]), ProjectsModule],
  controllers: [TasksController],
  providers: [
    TasksRepository,
    TasksService,
    AssigneesRepository,
    LeavingMembersService,
    TaskOrderRepository,
    TaskOrderService,
    KeptRowsRepository,
    TaskTrashService,
  ],
  exports: [TasksRepository],
})
export class TasksModule {}
