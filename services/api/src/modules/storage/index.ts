export { Quotas } from './quotas.service.js';
export { quotaExceeded } from './storage.errors.js';
export { StorageUsageModule } from './storage.module.js';
