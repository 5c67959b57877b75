import {
  LIMITS,
  PROJECT_STATUSES,
  type ProjectPatch,
  type ProjectStatus,
  type ProjectUpdate,
} from '@taskloom/contracts';
import {
  DayField,
  EnumField,
  ObjectField,
  TextField,
  WholeNumberField,
} from '../../../platform/http/index.js';
import { BEFORE } from '../edits/before.js';

class ProjectValuesDto implements ProjectUpdate {
  @TextField({
    label: 'Title',
    example: 'Billing migration',
    max: LIMITS.title,
    whenEmpty: 'Please enter a project title',
    optional: true,
  })
  title?: string;
  @TextField({
    label: 'Description',
    example: 'Move every customer to the new invoices.',
    min: 0,
    max: LIMITS.description,
    trim: false,
    optional: true,
  })
  description?: string;
  @EnumField(PROJECT_STATUSES, { label: 'Status', optional: true }) status?: ProjectStatus;
  @DayField({
    label: 'Deadline',
    optional: true,
    nullable: true,
    description: 'From today to 50 years ahead, unless it stays as it is; null for none.',
  })
  deadline?: string | null;
  @WholeNumberField({
    label: 'Days until done tasks are archived',
    min: 1,
    max: LIMITS.archiveDays,
    optional: true,
    nullable: true,
    description: 'Archives tasks that have been done and unchanged for this many days; null for never.',
  })
  archiveDoneAfter?: number | null;
}

export class ProjectPatchDto extends ProjectValuesDto implements ProjectPatch {
  @ObjectField(ProjectValuesDto, {
    message: 'Before must be an object with values of the project.',
    optional: true,
    description: BEFORE,
  })
  before?: ProjectValuesDto;
}
