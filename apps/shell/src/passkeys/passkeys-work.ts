/** A passkey belongs to a name, not to a network address. */
const IS_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can use passkeys on this page; false during the build. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis && !IS_ADDRESS.test(globalThis.location.hostname);
