/** For component tests only, never for production code. */
export { chooseOption } from './choose-option';
export { FakeApi, Refusal, atRevision, held, refuse } from './fake-api';
export type { ApiCall } from './fake-api';
export { FakeExtensions } from './fake-extensions';
export { fixToday } from './fix-today';
export { renderApp } from './render-app';
export type { RenderOptions } from './render-app';
export * from './samples';
export { toastText } from './toast-text';
