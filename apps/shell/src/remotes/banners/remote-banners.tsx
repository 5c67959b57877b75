import { WithdrawnBanner } from '../withdrawn/withdrawn-banner';
import { PreviewBanner } from '../preview/preview-banner';
import styles from './remote-banners.module.css';

/** Banners about the versions that run in this page. */
export const RemoteBanners = () => (
  <div className={styles.bar}>
    <PreviewBanner />
    <WithdrawnBanner />
  </div>
);
