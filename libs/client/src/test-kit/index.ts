/** For component tests only, never for production code. */
export { FakeApi, Refusal, held, refuse } from './fake-api';
export type { ApiCall } from './fake-api';
export { renderApp } from './render-app';
export type { RenderOptions } from './render-app';
export * from './samples';
export { toastText } from './toast-text';
