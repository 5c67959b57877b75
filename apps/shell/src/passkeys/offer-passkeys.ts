import { API, API_BASE, type PasskeyProof } from '@taskloom/contracts';
import { passkeysWork } from './passkeys-work';
import { proofOf } from './proof-of';

/** Before the challenge expires after five minutes. */
const RENEWAL_MS = 270_000;

/**
 * Lists the passkeys of the browser with the suggestions of the e-mail field. It runs on the prerendered sign-in page, so it
 * uses the browser's own functions; browsers without them have the button. Returns what ends the offer.
 */
export function offerPasskeys(onChosen: (proof: PasskeyProof) => void): () => void {
  const end = new AbortController();
  if (passkeysWork()) void offer(end.signal, onChosen).catch(() => undefined);
  return () => end.abort();
}

async function offer(ended: AbortSignal, onChosen: (proof: PasskeyProof) => void): Promise<void> {
  const { parseRequestOptionsFromJSON, isConditionalMediationAvailable } = PublicKeyCredential;
  if (!parseRequestOptionsFromJSON || !(await isConditionalMediationAvailable?.())) return;
  while (!ended.aborted) {
    const answer = await fetch(API_BASE + API.loginPasskeyOptions, { method: 'POST' });
    if (!answer.ok || ended.aborted) return;
    const renewal = AbortSignal.timeout(RENEWAL_MS);
    const chosen = await navigator.credentials
      .get({
        mediation: 'conditional',
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json()),
        signal: AbortSignal.any([ended, renewal]),
      })
      .catch((error: unknown) => {
        if (!renewal.aborted) throw error;
      });
    if (ended.aborted) return;
    if (chosen instanceof PublicKeyCredential)
      return onChosen(proofOf(chosen.toJSON() as Parameters<typeof proofOf>[0]));
  }
}
