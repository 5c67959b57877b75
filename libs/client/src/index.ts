export type { RemoteApp, RemoteCommand, RemoteScreen, ScreenModule } from './remote/remote-app';
export { Late, LazyBoundary } from './remote/lazy-boundary';
export { AttemptContext, lazyPart } from './remote/lazy-part';
export { Slot, SlotContext } from './remote/slot';
export type { SlotProps } from './remote/slot';
export { createAppStore } from './session/create-app-store';
export type { AppStoreOptions } from './session/create-app-store';
export type { AppDispatch, AppState, AppStore, AppThunk } from './store/app-store';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { initialiseSession } from './session/initialise-session';
export type { SignInOutcome } from './session/sign-in';
export { useSession, useUser } from './session/use-session';
export { browserStorage, readJson } from './storage/browser-storage';
export { PRODUCT_KEY } from './storage/forget';
export { remoteStorage } from './storage/remote-storage';
export type { RemoteStorage } from './storage/remote-storage';
export {
  useForgetProject,
  useRecentProjects,
  useRememberProject,
} from './recent-projects/use-recent-projects';
export type { RecentProject } from './recent-projects/recent-projects';
export { useToday } from './idle/use-today';
export { savesData, whenIdle } from './idle/when-idle';
