import { LIMITS, PROJECT_STATUSES, type ProjectCreate, type ProjectStatus } from '@taskloom/contracts';
import {
  PROJECT_TEMPLATES,
  TEMPLATE_LANGUAGES,
  type ProjectTemplate,
  type TemplateLanguage,
} from '@taskloom/contracts/project-templates';
import { DayField, EnumField, TextField } from '../../../platform/http/index.js';

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
    unless: 'template',
    description: 'May be left out with a template.',
  })
  description?: string;
  @DayField({
    label: 'Deadline',
    unless: 'template',
    description: 'From today to 50 years ahead. May be left out with a template; the project then has none.',
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
}
