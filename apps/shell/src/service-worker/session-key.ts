/** The parameter that is added to the address of a kept response. */
export const SESSION = 'session';

/** The key of a session whose responses are kept, from the header of a request. */
export function sessionOf(authorization: string | null): string {
  const [, claims = ''] = (authorization ?? '').split('.');
  return claims;
}
