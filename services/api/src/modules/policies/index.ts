export { QuotasDto } from './dto/policies.dto.js';
export { PoliciesAdminModule } from './policies.module.js';
