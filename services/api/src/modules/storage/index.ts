export { Quotas } from './quotas.service.js';
export { filesWait, quotaExceeded } from './storage.errors.js';
export { StorageUsageModule } from './storage.module.js';
