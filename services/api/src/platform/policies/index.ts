export { factorDueSql, TODAY } from './factor-due.statements.js';
export { PoliciesModule } from './policies.module.js';
export { PoliciesService, type DecidedQuotas } from './policies.service.js';
export { ONLY, PolicyEntity } from './policy.entity.js';
export { mailDomainRefused, policyFixed } from './policy.errors.js';
