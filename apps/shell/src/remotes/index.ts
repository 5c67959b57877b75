export { RemotesProvider, useRemotes } from './registry/remotes-context';
export { useRemoteRoutes } from './remote-routes';
export { useOwnWords } from './own-words';
export { useIdlePreload, usePreload } from './preload';
export { Parts } from './slot/parts';
export { PreviewBanner } from './preview/preview-banner';
