export { Outbound, type OutboundAnswer, type OutboundRequest } from './outbound.js';
export { OutboundFailure } from './outbound-failure.js';
export { OutboundModule } from './outbound.module.js';
