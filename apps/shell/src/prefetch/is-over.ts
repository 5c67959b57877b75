/**
 * Whether a token says itself that its time is over. Only a hint for what is worth asking: a token that can't be read and a clock that
 * goes wrong are left to the API.
 */
export function isOver(token: string): boolean {
  try {
    const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp } = JSON.parse(atob(body)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1_000 <= Date.now();
  } catch {
    return false;
  }
}
