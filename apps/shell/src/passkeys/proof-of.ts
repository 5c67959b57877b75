import type { PasskeyProof } from '@taskloom/contracts';

interface SignedJson {
  id: string;
  response: Omit<PasskeyProof, 'id'>;
}

/** The fields of `AuthenticationResponseJSON` that the API needs. */
export const proofOf = ({ id, response }: SignedJson): PasskeyProof => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
};
