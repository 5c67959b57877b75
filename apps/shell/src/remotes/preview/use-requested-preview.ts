import type { RemotePreview } from '@taskloom/contracts';
import { useLocation } from '@taskloom/client/router';
import { useRemotes } from '../registry/remotes-context';
import { previewIn } from './preview-in';

/** The version that this person is asked about now: the address names it, or another tab of theirs has begun its preview. */
export function useRequestedPreview(): RemotePreview | null {
  const { search } = useLocation();
  const { status, remotes, unagreed } = useRemotes();
  const requested = previewIn(search);
  const runs = remotes.some(
    ({ name, version, audience }) =>
      audience === 'preview' && name === requested?.remote && version === requested.version,
  );
  // Until the registry has answered there is no screen of a remote either.
  return requested && status !== 'loading' && !runs ? requested : unagreed;
}
