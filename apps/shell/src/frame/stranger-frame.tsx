import { FullScreenLoading } from '@taskloom/ui';
import { PageNotFound } from '../not-found/page-not-found';
import { useRemotes } from '../remotes';
import { SignInFirst } from '../return-path/sign-in-first';
import { useTexts } from '../texts';
import styles from './frame.module.css';
import { TopBar } from './top-bar';

/** A visitor at an address that no route knows: the 404 page under a top bar that leads to the sign-in (specification 2). */
export function StrangerFrame() {
  const t = useTexts();
  const { status } = useRemotes();
  if (status === 'loading') return <FullScreenLoading text={t('app.loading')} />;
  // Without a registry nobody knows which screens there are; behind the sign-in there is a word about that.
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
