import { Injectable, type OnModuleInit } from '@nestjs/common';
import { templateGroups } from '@taskloom/contracts/project-templates';
import { Events } from '../../../platform/events/index.js';
import { TemplateChosen } from '../../projects/index.js';
import { LabelsService } from '../labels/labels.service.js';
import { TasksService } from '../tasks.service.js';

/**
 * Adds the labels and tasks of a template in the transaction that creates the project, with the history and events of any
 * other label and task.
 */
@Injectable()
export class TemplateTasksService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly labels: LabelsService,
    private readonly tasks: TasksService,
  ) {}

  onModuleInit(): void {
    this.events.during(TemplateChosen, (chosen) => this.fill(chosen));
  }

  /** One after the other: the order of the tasks is that of the template. */
  private async fill({ project, caller, template, language }: TemplateChosen): Promise<void> {
    for (const { label, color, tasks } of templateGroups(template, language)) {
      const { _id } = await this.labels.create(caller, project, { name: label, color });
      for (const title of tasks) await this.tasks.add(caller, project, { title, labels: [_id] });
    }
  }
}
