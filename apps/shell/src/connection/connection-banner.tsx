import { Banner, bannerActionClass } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import type { Connection } from './use-connection';

interface ConnectionBannerProps {
  connection: Connection;
  onTry: () => void;
}

/** A quiet bar under the top bar while the connection is lost. The live region stands from the start. */
export function ConnectionBanner({ connection, onTry }: ConnectionBannerProps) {
  const t = useTexts();
  if (connection === 'fine') return null;
  const offline = connection === 'offline';
  return (
    <Banner
      icon={offline ? icons.state.offline : icons.state.reconnecting}
      action={
        <button type="button" className={bannerActionClass} onClick={onTry}>
          {t('connection.tryNow')}
        </button>
      }
    >
      {t(offline ? 'connection.offline' : 'connection.reconnecting')}
    </Banner>
  );
}
