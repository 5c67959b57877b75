import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useRemotes } from '../registry/remotes-context';
import { WithdrawnBanner } from '../withdrawn/withdrawn-banner';
import styles from './remote-banners.module.css';

const PreviewBanner = lazyPart(() => import('../preview/preview-banner'));

/** Banners about the versions that run in this page. */
export function RemoteBanners() {
  const { remotes } = useRemotes();
  const [failed, setFailed] = useState(false);
  const previewed = remotes.filter(({ audience }) => audience === 'preview');
  return (
    <div className={styles.bar}>
      <LazyBoundary onFail={() => setFailed(true)}>
        {previewed.length > 0 && !failed && <PreviewBanner previewed={previewed} />}
      </LazyBoundary>
      <WithdrawnBanner />
    </div>
  );
}
