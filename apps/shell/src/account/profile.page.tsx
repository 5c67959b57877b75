import { useUser } from '@taskloom/client';
import { PageHeader } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { useTexts } from '../texts';
import { DetailsForm } from './details-form';
import { PasswordForm } from './password-form';
import styles from './account.module.css';

/** `/profile` (specification 14): name, picture and password of the signed-in person. */
export default function ProfilePage() {
  const t = useTexts();
  const user = useUser();
  useDocumentTitle(t('profile.title'));
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.lead')} />
      <div className={styles.sections}>
        <DetailsForm user={user} />
        <PasswordForm />
      </div>
    </>
  );
}
