/**
 * Whether a token has expired by its own claim. Only a hint for what to prefetch: the API decides about unreadable tokens and wrong
 * clocks.
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
