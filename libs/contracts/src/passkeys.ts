/** A passkey of the caller (`GET /auth/passkeys`), the newest first. */
export interface Passkey {
  _id: string;
  name: string;
  /** Kept by a password manager or account, so that it works on several devices. */
  synced: boolean;
  createdAt: string;
  /** Null when it has never been used. */
  lastUsedAt: string | null;
}

/** How an authenticator can be reached. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

export interface PasskeyDescriptor {
  /** base64url. */
  id: string;
  type: 'public-key';
  transports: PasskeyTransport[];
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; works for five minutes, in the session that asked for it. */
export interface PasskeyCreation {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
  attestation: 'none';
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; works for five minutes, in the browser that asked for it. */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  /** Empty: any passkey that the browser has for this site. */
  allowCredentials: PasskeyDescriptor[];
  userVerification: 'required';
}

/** Body of `POST /auth/passkeys`: what the authenticator has created. All but the name and transports is base64url. */
export interface PasskeyCreate {
  name: string;
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: PasskeyTransport[];
}

export interface PasskeyRename {
  name: string;
}

/** A signature by a passkey, each part base64url. */
export interface PasskeyProof {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

/** Body of `POST /auth/login/passkey`. */
export interface PasskeySignIn extends PasskeyProof {
  /** The account whose password has been entered; a passkey of someone else is refused. */
  email?: string;
}
