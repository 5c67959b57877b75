export { RemoteBackendModule } from './remote-backend.module.js';
