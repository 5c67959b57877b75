export { createDocument, serveDocument } from './document.js';
export { DoneDto } from './done.dto.js';
export type { Operation } from './operation.js';
export { Refuses } from './refuses.decorator.js';
export * from './properties.js';
