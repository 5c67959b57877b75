/** For tests of remotes with Jest, never for production code. */
export * from '@taskloom/client/test-kit';
export { renderRemote } from './render-remote';
export type { RemoteDeclaration, RemoteRenderOptions } from './render-remote';
