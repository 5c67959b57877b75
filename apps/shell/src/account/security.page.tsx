import { PageHeader } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { useTexts } from '../texts';
import { AccountTabs } from './account-tabs';
import { FactorCard } from './factor/factor-card';
import { useSecurityTexts } from './texts';
import { SessionsCard } from './sessions-card';
import styles from './security.module.css';

/** `/profile/security`: the second factor and the person's sessions. */
export default function SecurityPage() {
  const t = useSecurityTexts();
  const shell = useTexts();
  useDocumentTitle(t('screen'));
  return (
    <>
      <PageHeader title={shell('profile.title')} subtitle={shell('profile.lead')} />
      <AccountTabs />
      <div className={styles.sections}>
        <FactorCard />
        <SessionsCard />
        <p className={styles.note}>{t('note')}</p>
      </div>
    </>
  );
}
