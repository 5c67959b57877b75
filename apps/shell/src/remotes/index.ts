export { RemotesProvider, useRemotes } from './registry/remotes-context';
export { useRemoteRoutes } from './remote-routes';
export { useRemoteCommands } from './remote-commands';
export { useIdlePreload, usePreload } from './preload';
export { PreviewBanner } from './preview/preview-banner';
