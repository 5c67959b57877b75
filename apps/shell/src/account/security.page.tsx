import { useGetPasskeysQuery, useGetSessionsQuery } from '@taskloom/contracts/rtk';
import { PageHeader, SectionColumns } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { AccountTabs } from './account-tabs';
import { ApiTokensCard } from './api-tokens/api-tokens-card';
import { DataExportCard } from './data-export/data-export-card';
import { EmailCard } from './email/email-card';
import { FactorCard } from './factor/factor-card';
import { DeleteAccountCard } from './deletion/delete-account-card';
import { IdentitiesCard } from './identities/identities-card';
import { PasskeysCard } from './passkeys/passkeys-card';
import { useProfileTexts } from './profile/texts';
import { useSecurityTexts } from './texts';
import { SessionsCard } from './sessions-card';
import styles from './security.module.css';

/** `/profile/security`: the second factor, passkeys, sessions and API tokens of the person. */
export default function SecurityPage() {
  const t = useSecurityTexts();
  const profile = useProfileTexts();
  // The cards below a list wait for it, so that they don't move when it comes.
  const passkeys = useGetPasskeysQuery();
  const sessions = useGetSessionsQuery();
  useDocumentTitle(t('screen'));
  return (
    <>
      <PageHeader title={profile('title')} subtitle={profile('lead')} />
      <AccountTabs />
      <SectionColumns>
        <>
          <EmailCard />
          <FactorCard />
          <PasskeysCard />
          <IdentitiesCard />
        </>
        {!passkeys.isLoading && (
          <>
            <SessionsCard />
            {!sessions.isLoading && (
              <>
                <ApiTokensCard />
                <DataExportCard />
                <DeleteAccountCard />
                <p className={styles.note}>{t('note')}</p>
              </>
            )}
          </>
        )}
      </SectionColumns>
    </>
  );
}
