import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import {
  PASSKEY_TRANSPORTS,
  type PasskeyCreate,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@taskloom/contracts';
import { proofOf } from './proof-of';

/** Asks the browser for a signature; undefined when the person has cancelled or has no passkey for this site. */
export const sign = (optionsJSON: PasskeyRequest): Promise<PasskeyProof | undefined> =>
  startAuthentication({ optionsJSON }).then(proofOf, () => undefined);

/** Asks the browser for a new passkey; `exists` when the authenticator has one for this account. */
export async function create(
  optionsJSON: PasskeyCreation,
): Promise<Omit<PasskeyCreate, 'name'> | 'exists' | undefined> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      clientDataJSON,
      attestationObject,
      transports: PASSKEY_TRANSPORTS.filter((known) => transports?.includes(known)),
    };
  } catch (error) {
    const exists =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return exists ? 'exists' : undefined;
  }
}
