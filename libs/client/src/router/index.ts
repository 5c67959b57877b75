/** The parts of React Router that screens may use. No other folder imports it. */
export {
  Navigate,
  Outlet,
  Route,
  Routes,
  createSearchParams,
  generatePath,
  matchPath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router-dom';
export { Link, NavLink } from './link';
export { AppRouter, MemoryAppRouter } from './app-router';
export { HostedRouter } from './hosted-router';
export type { HostedPlace, RouterHost } from './hosted-router';
export { useAskBeforeUnload } from './use-ask-before-unload';
export { useCanGoBack } from './use-can-go-back';
export { useSearchParams } from './use-search-params';
export { useUnsavedGuard } from './use-unsaved-guard';
export type { UnsavedGuard } from './use-unsaved-guard';
