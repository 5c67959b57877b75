export { RemoteStoreModule } from './remote-store.module.js';
