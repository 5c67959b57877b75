export { AuditEventEntity } from './audit-event.entity.js';
export { AuditModule } from './audit.module.js';
export { AuditService } from './audit.service.js';
export { recordAuditEvent, type AuditEntry } from './record-audit-event.js';
