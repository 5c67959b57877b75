export { clickGuard } from './click-guard';
export { dragSensors, dropGlide, silentDrag } from './settings';
