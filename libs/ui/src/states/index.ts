export { Delayed, LOADING_DELAY_MS } from './delayed';
export { EmptyState } from './empty-state';
export { ErrorState, InlineError } from './error-state';
export { IconTile, type IconTileProps } from './icon-tile';
export { FullScreenLoading, LoadingState, type LoadingStateProps } from './loading-state';
export { NotFound } from './not-found';
export { RemoteUnavailable, type RemoteUnavailableProps } from './remote-unavailable';
export { Spinner } from './spinner';
export type { StateTexts } from './state-frame';
