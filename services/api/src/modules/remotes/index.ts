export { RemoteMoved } from './remote.events.js';
export { RemotesModule } from './remotes.module.js';
