export { API_VERSION } from './api-version.js';
export { OperationsModule } from './operations.module.js';
