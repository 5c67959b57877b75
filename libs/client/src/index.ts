export type { RemoteApp, RemoteCommand, RemoteScreen, ScreenModule } from './remote/remote-app';
export { CallsOfRemote } from './remote/calls-of-remote';
export { Late, LazyBoundary } from './remote/lazy-boundary';
export { holdKeys, releaseKeys } from './held-keys/hold-keys';
export { AttemptContext, lazyPart } from './remote/lazy-part';
export { PaletteCommands, useOfferedCommands, useScreenCommands } from './remote/palette-commands';
export type { PaletteRequest, ScreenCommand } from './remote/palette-commands';
export { Slot, SlotContext } from './remote/slot';
export type { SlotProps } from './remote/slot';
export { ExtensionsContext, useExtensions } from './extensions/extensions-context';
export type { CallOptions, ExtensionOffer, ExtensionsHost } from './extensions/extensions-context';
export { ExtensionPart, ExtensionParts } from './extensions/extension-part';
export { ExtensionFailures, useExtensionItems } from './extensions/use-extension-items';
export type { ExtensionAnswer } from './extensions/use-extension-items';
export type * from './extensions/points';
export { createAppStore } from './session/create-app-store';
export type { AppStoreOptions } from './session/create-app-store';
export type { AppDispatch, AppState, AppStore, AppThunk } from './store/app-store';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { initialiseSession } from './session/initialise-session';
export type { SignInOutcome } from './session/sign-in';
export { useSession, useUser } from './session/use-session';
export { browserStorage, readJson } from './storage/browser-storage';
export { PRODUCT_KEY } from './storage/forget';
export { keptFiles } from './storage/kept-files';
export type { KeptFile, KeptFiles } from './storage/kept-files';
export { useStoredValue } from './remote/use-stored-value';
export { useBackendCall, useBackendData } from './backend/use-backend';
export { remoteStorage } from './storage/remote-storage';
export type { RemoteStorage } from './storage/remote-storage';
export {
  useForgetProject,
  useRecentProjects,
  useRememberProject,
} from './recent-projects/use-recent-projects';
export { useChangeFavouriteProjects, useFavouriteProjects } from './recent-projects/use-favourite-projects';
export type { RecentProject } from './recent-projects/kept-projects';
export { useToday } from './idle/use-today';
export { useSeen } from './idle/use-seen';
export { useIdlePart } from './idle/use-idle-part';
export { savesData, whenIdle } from './idle/when-idle';
