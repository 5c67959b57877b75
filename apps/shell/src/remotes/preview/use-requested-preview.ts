import type { RemotePreview } from '@taskloom/contracts';
import { useLocation } from '@taskloom/client/router';
import { useRemotes } from '../registry/remotes-context';
import { previewIn } from './preview-in';

/** The version to confirm now: from the URL, or because another tab of this person has started its preview. */
export function useRequestedPreview(): RemotePreview | null {
  const { search } = useLocation();
  const { status, remotes, unagreed } = useRemotes();
  const requested = previewIn(search);
  const runs = remotes.some(
    ({ name, version, audience }) =>
      audience === 'preview' && name === requested?.remote && version === requested.version,
  );
  // Before the registry's response, no remote is rendered either.
  return requested && status !== 'loading' && !runs ? requested : unagreed;
}
