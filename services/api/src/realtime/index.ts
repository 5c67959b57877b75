export { RealtimeAdapter } from './realtime.adapter.js';
export { RealtimeModule } from './realtime.module.js';
