import { useState } from 'react';
import { useAppSelector } from '@taskloom/client';
import { Banner, bannerActionClass } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRemotes } from '../registry/remotes-context';
import { useTexts } from '../texts';
import styles from './preview-banner.module.css';
import { forgetRefusal, refusedPreview, setPreview } from './ask-for-preview';

/** Says which version this person previews, with the way out; and when a preview was refused. */
export function PreviewBanner() {
  const t = useTexts();
  const token = useAppSelector(({ auth }) => auth.token);
  const { remotes } = useRemotes();
  const [, setSeen] = useState(false);
  const [failed, setFailed] = useState(false);
  const previewed = remotes.filter(({ audience }) => audience === 'preview');
  const refused = refusedPreview();
  if (previewed.length === 0 && !refused) return null;

  const leave = async () => {
    const ended = await Promise.all(
      previewed.map(({ name: remote }) => setPreview({ remote, version: null }, token)),
    );
    if (ended.every(Boolean)) window.location.reload();
    else setFailed(true);
  };
  const dismiss = () => {
    forgetRefusal();
    setSeen(true);
  };
  const names = previewed.map(({ title, version }) => `${title} ${version}`).join(', ');

  return (
    <div className={styles.bar}>
      {previewed.length > 0 && (
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
      )}
      {refused && (
        <Banner
          action={
            <button type="button" className={bannerActionClass} onClick={dismiss}>
              {t('previewDismiss')}
            </button>
          }
        >
          {t('previewRefused', { name: refused.remote, version: refused.version ?? '' })}
        </Banner>
      )}
    </div>
  );
}
