import { FullScreenLoading } from '@taskloom/ui';
import { PageNotFound } from '../not-found/page-not-found';
import { useRemotes } from '../remotes';
import { SignInFirst } from '../return-path/sign-in-first';
import { useTexts } from '../texts';
import styles from './frame.module.css';
import { TopBar } from './top-bar';

/** The 404 page for visitors, with a top bar that links to the sign-in (specification 2). */
export function StrangerFrame() {
  const t = useTexts();
  const { status } = useRemotes();
  if (status === 'loading') return <FullScreenLoading text={t('app.loading')} />;
  // Without the registry's response, the routes are unknown; the sign-in leads to a message about that.
  if (status === 'missing') return <SignInFirst />;
  return (
    <>
      <header className={styles.head}>
        <TopBar />
      </header>
      <main className={styles.strangerMain}>
        <PageNotFound />
      </main>
    </>
  );
}
