import { useUser } from '@taskloom/client';
import { PageHeader, SectionColumns } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { useProfileTexts } from './profile/texts';
import { AccountTabs } from './account-tabs';
import { DetailsForm } from './details-form';
import { PasswordForm } from './password-form';

/** `/profile` (specification 14): name, picture and password of the signed-in person. */
export default function ProfilePage() {
  const t = useProfileTexts();
  const user = useUser();
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <AccountTabs />
      <SectionColumns>
        <DetailsForm user={user} />
        <PasswordForm />
      </SectionColumns>
    </>
  );
}
