import { useState } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { useAppSelector } from '@taskloom/client';
import { Banner, bannerActionClass } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import { setConsent } from './consent';
import { setPreview } from './preview-calls';

/** Names the previewed version and offers to leave the preview. */
export default function PreviewBanner({ previewed }: { previewed: readonly ResolvedRemote[] }) {
  const t = useTexts();
  const token = useAppSelector(({ auth }) => auth.token);
  const person = useAppSelector(({ auth }) => auth.user?._id);
  const [failed, setFailed] = useState(false);

  const leave = async () => {
    const ended = await Promise.all(
      previewed.map(({ name: remote }) => setPreview({ remote, version: null }, token)),
    );
    if (!ended.every(Boolean)) return setFailed(true);
    if (person) previewed.forEach(({ name }) => setConsent(person, name, null));
    window.location.reload();
  };
  const names = previewed.map(({ title, version }) => `${title} ${version}`).join(', ');

  return (
    <Banner
      icon={icons.meta.admin}
      action={
        <button type="button" className={bannerActionClass} onClick={() => void leave()}>
          {t(failed ? 'previewTryAgain' : 'previewLeave')}
        </button>
      }
    >
      {t(failed ? 'previewStays' : 'preview', { names })}
    </Banner>
  );
}
