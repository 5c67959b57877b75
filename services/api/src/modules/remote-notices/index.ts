export { RemoteNotified } from './remote-notice.events.js';
export { RemoteNoticesModule } from './remote-notices.module.js';
