import { LIMITS, PROJECT_STATUSES, type ProjectCreate, type ProjectStatus } from '@taskloom/contracts';
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
  })
  description: string;
  @DayField({ label: 'Deadline', description: 'From today to 50 years ahead.' }) deadline: string;
  @EnumField(PROJECT_STATUSES, { label: 'Status', optional: true }) status?: ProjectStatus;
}
