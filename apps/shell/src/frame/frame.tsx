import { useRef, useState } from 'react';
import { holdKeys, lazyPart, useIdlePart, useSession } from '@taskloom/client';
import { SkipLink } from '@taskloom/ui';
import { ConnectionBanner } from '../connection/connection-banner';
import { useCatchUp } from '../connection/use-catch-up';
import { useConnection } from '../connection/use-connection';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { Bell } from '../notifications/bell';
import { Conflicts } from '../offline-queue/conflicts';
import { Held } from '../offline-queue/held';
import { useWaiting } from '../offline-queue/use-offline-queue';
import { RemoteBanners, useIdlePreload, usePreload, useRemotes } from '../remotes';
import { prefetch } from '../lazy-boundary/prefetch';
import { useFactorDue } from '../required-factor/use-factor-due';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts';
import { AccountMenu } from './account-menu';
import styles from './frame.module.css';
import { JumpField } from './jump-field';
import { MenuButton } from './menu-button';
import { loadDrawer, loadPalette, Overlays, type Overlay } from './overlays';
import { Screen } from './screen';
import { SideNavigation } from './side-navigation';
import { TopBar } from './top-bar';
import { useArrival } from './use-arrival';
import { useDrawer } from './use-drawer';

const loadIdleParts = () => import('./idle-parts');
const FactorNotice = lazyPart(() => import('../required-factor/factor-notice'));

const MAIN = 'main';

/** The layout around the screens: top bar, navigation, bell, palette (specification 2, "Layout shell"). */
export function Frame() {
  const t = useTexts();
  const { user } = useSession();
  const { navigation } = useRemotes();
  const preload = usePreload();
  const connection = useConnection();
  const catchUp = useCatchUp();
  const { waiting, undecided, held } = useWaiting();
  const [deciding, setDeciding] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const quiet = connection === 'fine' && waiting + undecided.length + held.length === 0;
  const due = useFactorDue();
  const [noticeFailed, setNoticeFailed] = useState(false);
  const drawer = useDrawer();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const openPalette = (to: 'palette' | 'create') => {
    holdKeys(() => setOverlay(null));
    setOverlay(to);
  };
  useShortcuts({
    entries: navigation,
    onPalette: () => openPalette('palette'),
    onCreate: () => openPalette('create'),
    onHelp: () => setOverlay('help'),
  });
  useIdlePreload(true);
  const IdleParts = useIdlePart(loadIdleParts);

  return (
    <div className={`${styles.frame} ${quiet && !due ? '' : styles.withBanner}`}>
      <SkipLink href={`#${MAIN}`}>{t('frame.skip')}</SkipLink>
      <header className={styles.head}>
        <TopBar
          menu={
            <MenuButton expanded={drawer.open} onOpen={drawer.show} onIntent={() => prefetch(loadDrawer)} />
          }
          jump={<JumpField onOpen={() => openPalette('palette')} onIntent={() => prefetch(loadPalette)} />}
        >
          {user && (
            <>
              <Bell />
              <AccountMenu user={user} />
            </>
          )}
        </TopBar>
        <ConnectionBanner
          connection={connection}
          waiting={waiting}
          undecided={undecided.length}
          onTry={catchUp}
          onDecide={() => setDeciding(true)}
          held={held}
          onReview={() => setReviewing(true)}
        />
        <LazyBoundary quiet onFail={() => setNoticeFailed(true)}>
          {quiet && due && !noticeFailed && <FactorNotice due={due} />}
        </LazyBoundary>
      </header>
      <div className={styles.body}>
        <SideNavigation entries={navigation} onIntent={preload} />
        <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
          <div className={styles.content}>
            <Screen />
          </div>
          <RemoteBanners />
        </main>
      </div>
      <LazyBoundary
        onFail={() => {
          setOverlay(null);
          if (drawer.open) drawer.close();
        }}
      >
        <Overlays
          overlay={overlay}
          onOverlay={setOverlay}
          drawer={drawer}
          entries={navigation}
          onIntent={preload}
        />
      </LazyBoundary>
      <Conflicts open={deciding} onOpen={setDeciding} />
      <Held open={reviewing} held={held} onClose={() => setReviewing(false)} />
      {IdleParts && <IdleParts />}
    </div>
  );
}
