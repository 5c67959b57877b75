export { API_VERSION } from './api-version.js';
export { capabilitiesOf } from './capabilities.js';
export { MetricsService } from './metrics.service.js';
export { OperationsModule } from './operations.module.js';
export { shellProvides } from './shell-provides.js';
