/** Loaded with the first passkey that is used: it would add a quarter of a second to each start of a process. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
