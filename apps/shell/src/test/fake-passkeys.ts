import type { PasskeyProof, PasskeyRequest } from '@taskloom/contracts';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer;

/** base64url of the parts that {@link fakePasskeys} signs with. */
export const PROOF: PasskeyProof = {
  id: 'a2V5',
  clientDataJSON: 'ZGF0YQ',
  authenticatorData: 'YXV0aA',
  signature: 'c2ln',
  userHandle: 'bWF5YQ',
};

export const REQUEST: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
};

class FakeCredential {
  static parseRequestOptionsFromJSON?: (json: unknown) => unknown;
  static isConditionalMediationAvailable?: () => Promise<boolean>;
  readonly id = PROOF.id;
  readonly type = 'public-key';
  readonly rawId = bytes('key');
  readonly response = {
    clientDataJSON: bytes('data'),
    authenticatorData: bytes('auth'),
    attestationObject: bytes('made'),
    signature: bytes('sig'),
    userHandle: bytes('maya'),
    getTransports: () => ['internal', 'unknown'],
  };
  getClientExtensionResults = () => ({});
  toJSON = () => ({ id: PROOF.id, response: PROOF });
}

interface FakePasskeys {
  /** Answers a request; `conditional` ones are those of the e-mail field. */
  get?: (request: CredentialRequestOptions) => Promise<unknown>;
  create?: () => Promise<unknown>;
  /** Lists passkeys with the suggestions of the e-mail field. */
  suggests?: boolean;
}

/** A browser with passkeys, until the end of the test. */
export function fakePasskeys({ get, create, suggests = false }: FakePasskeys = {}): void {
  FakeCredential.parseRequestOptionsFromJSON = (json) => json;
  FakeCredential.isConditionalMediationAvailable = () => Promise.resolve(suggests);
  const signed = () => Promise.resolve(new FakeCredential());
  Object.defineProperty(window, 'PublicKeyCredential', { value: FakeCredential, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    value: { get: get ?? signed, create: create ?? signed },
    configurable: true,
  });
}

export const signedCredential = (): unknown => new FakeCredential();

export function noPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
