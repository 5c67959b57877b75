export { Answers } from './answers.decorator.js';
export { createDocument, serveDocument } from './document.js';
export { done } from './done.js';
export type { Operation } from './operation.js';
export { Refuses } from './refuses.decorator.js';
export * from './schema.js';
