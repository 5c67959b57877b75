import { isRecord, SCREENS } from '@taskloom/contracts';
import type { Location } from '@taskloom/client/router';

/** Passed to the sign-in page in the location's state. */
interface ReturnState {
  from: string;
}

export const rememberPath = ({ pathname, search, hash }: Location): ReturnState => ({
  from: `${pathname}${search}${hash}`,
});

/** Whether this is a path of this site; `//host` is another host. */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Where to go after the sign-in; the dashboard by default. */
export function returnPath(state: unknown): string {
  const from: unknown = isRecord(state) ? state.from : undefined;
  return isOwnPath(from) ? from : SCREENS.dashboard;
}
