export { NewcomersService, type Newcomer } from './newcomers.service.js';
export { TeamModule } from './team.module.js';
