import {
  AUDIT_FORMATS,
  type AuditExportQuery,
  type AuditFormat,
  type AuditKind,
  type AuditQuery,
} from '@taskloom/contracts';
import { DayField, EnumField, IdField, WholeNumberField } from '../../../platform/http/index.js';
import { AUDIT_KINDS } from './audit-kinds.js';

class AuditFiltersDto {
  @EnumField(AUDIT_KINDS, { label: 'Kind', optional: true }) kind?: AuditKind;
  @IdField({ label: 'Person', optional: true, description: 'A person who did it, or who was affected.' })
  person?: string;
  @DayField({ label: 'From', optional: true, description: 'The first day, in UTC.' }) from?: string;
  @DayField({ label: 'To', optional: true, description: 'The last day, in UTC.' }) to?: string;
}

export class AuditQueryDto extends AuditFiltersDto implements AuditQuery {
  @IdField({ label: 'Before', optional: true, description: '`next` of the page before.' }) before?: string;
  @WholeNumberField({ label: 'Limit', min: 1, max: 100, optional: true }) limit?: number;
}

export class AuditExportQueryDto extends AuditFiltersDto implements AuditExportQuery {
  @EnumField(AUDIT_FORMATS, { label: 'Format' }) format: AuditFormat;
}
