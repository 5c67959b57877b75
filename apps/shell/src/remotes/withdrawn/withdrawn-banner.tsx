import { useSyncExternalStore } from 'react';
import { Banner, bannerActionClass } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRemotes } from '../registry/remotes-context';
import { useTexts } from '../texts';

/** Offers a reload when code of a version has run that was rolled back or revoked since. */
export function WithdrawnBanner() {
  const t = useTexts();
  const { withdrawn } = useRemotes();
  // A frame is replaced at once.
  const builds = useSyncExternalStore(withdrawn.onChange, withdrawn.list).filter(
    ({ isolation }) => isolation !== 'frame',
  );
  if (builds.length === 0) return null;
  const names = builds.map(({ title, version }) => `${title} ${version}`).join(', ');
  return (
    <Banner
      icon={icons.state.unavailable}
      action={
        <button type="button" className={bannerActionClass} onClick={() => window.location.reload()}>
          {t('reload')}
        </button>
      }
    >
      {t('withdrawn', { names })}
    </Banner>
  );
}
