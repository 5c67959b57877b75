import { forwardRef, type MouseEvent } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/** An address with its own protocol or host. */
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * A link to a screen. React Router's own also has the prefetching of its framework mode, which does nothing here and which every page
 * would load (decision 185). It is of the same type, with `forwardRef`, for remotes that were built before.
 * @example
 * <Link to={`/projects/${projectId}`}>Open</Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    to,
    replace,
    state,
    mask,
    relative,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    reloadDocument,
    discover: _discover,
    prefetch: _prefetch,
    onClick,
    ...anchor
  },
  ref,
) {
  const { target } = anchor;
  const path = useHref(to, { relative });
  const options = { replace, state, mask, target, relative };
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...options,
    ...{ preventScrollReset, viewTransition, defaultShouldRevalidate },
  });
  const isAbsolute = typeof to === 'string' && ABSOLUTE.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...anchor}
      ref={ref}
      href={isAbsolute ? to : path}
      onClick={isAbsolute || reloadDocument ? onClick : follow}
    />
  );
});

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * A link that knows whether its screen, or one below it, is shown: then it has `aria-current` and the class `active`.
 * @example
 * <NavLink to="/reports" end>Reports</NavLink>
 */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  {
    'aria-current': ariaCurrent = 'page',
    caseSensitive = false,
    className = '',
    end = false,
    style,
    children,
    ...link
  },
  ref,
) {
  const pathOf = (pathname: string) => (caseSensitive ? pathname : pathname.toLowerCase());
  const here = pathOf(useLocation().pathname);
  const there = pathOf(useResolvedPath(link.to, { relative: link.relative }).pathname);
  const isActive = here === there || (!end && here.startsWith(`${withoutSlash(there)}/`));
  const state = { isActive, isPending: false, isTransitioning: false };
  const given = typeof className === 'function' ? className(state) : className;
  const classes = typeof className === 'function' || !isActive ? given : `${given} active`.trim();
  return (
    <Link
      {...link}
      ref={ref}
      aria-current={isActive ? ariaCurrent : undefined}
      className={classes}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
});
