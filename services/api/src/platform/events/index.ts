export { Events } from './events.js';
export { EventsModule } from './events.module.js';
