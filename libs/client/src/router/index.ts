/** The only import of React Router in the product: what screens may use. */
export {
  Link,
  Navigate,
  NavLink,
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
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router-dom';
export { AppRouter, MemoryAppRouter } from './app-router';
export { useUnsavedGuard } from './use-unsaved-guard';
export type { UnsavedGuard } from './use-unsaved-guard';
