import { PageHeader, PlainButton } from '@taskloom/ui';
import { FactorCard } from '../account/factor/factor-card';
import { PasskeysCard } from '../account/passkeys/passkeys-card';
import { TopBar } from '../frame/top-bar';
import frame from '../frame/frame.module.css';
import { useSignOut } from '../offline-queue/use-sign-out';
import { useDocumentTitle } from '../product/use-document-title';
import styles from './required-factor.module.css';
import { useRequiredFactorTexts } from '../required-factor/texts';

interface RequiredFactorPageProps {
  /** The session has a second factor now. */
  done: boolean;
  onContinue: () => void;
}

/** In place of all screens while a required second factor is missing. */
export default function RequiredFactorPage({ done, onContinue }: RequiredFactorPageProps) {
  const t = useRequiredFactorTexts();
  const { signOut, question } = useSignOut();
  useDocumentTitle(t('title'));
  return (
    <>
      <header className={frame.head}>
        <TopBar />
      </header>
      <main className={styles.main}>
        <PageHeader title={t('title')} subtitle={t('text')} />
        <FactorCard />
        <PasskeysCard />
        <div className={styles.actions}>
          <PlainButton onClick={signOut}>{t('signOut')}</PlainButton>
          <PlainButton variant="primary" disabled={!done} onClick={onContinue}>
            {t('continue')}
          </PlainButton>
        </div>
        {question}
      </main>
    </>
  );
}
