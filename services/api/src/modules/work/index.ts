export { WorkModule } from './work.module.js';
