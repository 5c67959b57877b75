import type { PasskeyProof } from '@taskloom/contracts';

interface SignedJson {
  id: string;
  response: Omit<PasskeyProof, 'id'>;
}

/** What the API needs of `AuthenticationResponseJSON`. */
export const proofOf = ({ id, response }: SignedJson): PasskeyProof => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
};
