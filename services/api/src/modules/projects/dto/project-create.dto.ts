import {
  COPIED_TASKS,
  LIMITS,
  PROJECT_STATUSES,
  type CopiedTasks,
  type ProjectCopy,
  type ProjectCreate,
  type ProjectStatus,
} from '@taskloom/contracts';
import {
  PROJECT_TEMPLATES,
  TEMPLATE_LANGUAGES,
  type ProjectTemplate,
  type TemplateLanguage,
} from '@taskloom/contracts/project-templates';
import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  ObjectField,
  TextField,
} from '../../../platform/http/index.js';

/** With one of these, description and deadline may be left out. */
const WITHOUT = ['template', 'copyOf'];

class ProjectCopyDto implements ProjectCopy {
  @IdField({ label: 'Project', description: 'Id of a project that the caller can see.' }) project: string;
  @EnumField(COPIED_TASKS, { label: 'Tasks', description: 'Those that are not done, all, or none.' })
  tasks: CopiedTasks;
  @BooleanField({ label: 'Checklists', optional: true }) checklists?: boolean;
  @BooleanField({
    label: 'People',
    optional: true,
    description: "The members who are in the caller's team, and what is assigned to them.",
  })
  people?: boolean;
  @BooleanField({ label: 'Labels', optional: true }) labels?: boolean;
  @BooleanField({ label: 'Files', optional: true }) files?: boolean;
}

export class ProjectCreateDto implements ProjectCreate {
  @TextField({
    label: 'Title',
    example: 'Billing migration',
    max: LIMITS.title,
    whenEmpty: 'Please enter a project title',
  })
  title: string;
  @TextField({
    label: 'Description',
    example: 'Move every customer to the new invoices.',
    max: LIMITS.description,
    trim: false,
    unless: WITHOUT,
    description: 'May be left out with a template, or with an original, which has one.',
  })
  description?: string;
  @DayField({
    label: 'Deadline',
    unless: WITHOUT,
    description:
      'From today to 50 years ahead. May be left out with a template or an original; the project then has none, or that of the original unless it has passed.',
  })
  deadline?: string;
  @EnumField(PROJECT_STATUSES, { label: 'Status', optional: true }) status?: ProjectStatus;
  @EnumField(PROJECT_TEMPLATES, {
    label: 'Template',
    optional: true,
    description: 'The labels and tasks to start with; blank has none.',
  })
  template?: ProjectTemplate;
  @EnumField(TEMPLATE_LANGUAGES, {
    label: 'Language',
    optional: true,
    description: 'The language of the labels and tasks of the template. Left out: en.',
  })
  language?: TemplateLanguage;
  @ObjectField(ProjectCopyDto, {
    message: 'CopyOf must be an object with the id of a project.',
    optional: true,
    description: 'The original, and what to copy of it. Not with a template.',
  })
  copyOf?: ProjectCopyDto;
}
