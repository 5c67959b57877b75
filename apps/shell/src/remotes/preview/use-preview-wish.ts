import type { RemotePreview } from '@taskloom/contracts';
import { useLocation } from '@taskloom/client/router';
import { useRemotes } from '../registry/remotes-context';
import { previewIn } from './preview-in';

/** The version that this person is asked about now: the address names it, or another tab of theirs has begun its preview. */
export function usePreviewWish(): RemotePreview | null {
  const { search } = useLocation();
  const { status, remotes, unagreed } = useRemotes();
  const wish = previewIn(search);
  const runs = remotes.some(
    ({ name, version, audience }) =>
      audience === 'preview' && name === wish?.remote && version === wish.version,
  );
  // Until the registry has answered there is no screen of a remote either.
  return wish && status !== 'loading' && !runs ? wish : unagreed;
}
