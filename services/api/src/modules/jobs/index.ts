export { JobsAdminModule } from './jobs.module.js';
