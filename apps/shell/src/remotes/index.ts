export { RemotesProvider, useRemotes } from './registry/remotes-context';
export { useRemoteRoutes, useScreenKey } from './remote-routes';
export { useOwnWords } from './own-words';
export { useIdlePreload, usePreload } from './preload';
export { Parts } from './slot/parts';
export { RemoteBanners } from './banners/remote-banners';
export { PreviewQuestion } from './preview/preview-question';
export { useRequestedPreview } from './preview/use-requested-preview';
