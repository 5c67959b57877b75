import { WithdrawnBanner } from '../withdrawn/withdrawn-banner';
import { PreviewBanner } from '../preview/preview-banner';
import styles from './remote-banners.module.css';

/** What this page has to say of the versions that run in it. */
export const RemoteBanners = () => (
  <div className={styles.bar}>
    <PreviewBanner />
    <WithdrawnBanner />
  </div>
);
