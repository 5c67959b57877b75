import { useGetSessionsQuery } from '@taskloom/contracts/rtk';
import { PageHeader } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { useTexts } from '../texts';
import { AccountTabs } from './account-tabs';
import { ApiTokensCard } from './api-tokens/api-tokens-card';
import { FactorCard } from './factor/factor-card';
import { useSecurityTexts } from './texts';
import { SessionsCard } from './sessions-card';
import styles from './security.module.css';

/** `/profile/security`: the second factor, the person's sessions and API tokens. */
export default function SecurityPage() {
  const t = useSecurityTexts();
  const shell = useTexts();
  // The cards below the list of sessions wait for it, so that they don't move when it comes.
  const { isLoading } = useGetSessionsQuery();
  useDocumentTitle(t('screen'));
  return (
    <>
      <PageHeader title={shell('profile.title')} subtitle={shell('profile.lead')} />
      <AccountTabs />
      <div className={styles.sections}>
        <FactorCard />
        <SessionsCard />
        {!isLoading && (
          <>
            <ApiTokensCard />
            <p className={styles.note}>{t('note')}</p>
          </>
        )}
      </div>
    </>
  );
}
