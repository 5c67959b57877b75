import { useGetPoliciesQuery } from '@taskloom/contracts/rtk/admin';
import { CodesPolicy } from '../../features/policies/codes-policy';
import { DomainsPolicy } from '../../features/policies/domains-policy';
import { FactorPolicy } from '../../features/policies/factor-policy';
import { PasswordsPolicy } from '../../features/policies/password-policy';
import { RegistrationPolicy } from '../../features/policies/registration-policy';
import { AdminPage } from '../../features/tabs/admin-page';
import { useTexts } from '../../texts/policies';

/** The rules of the installation. */
export default function PoliciesPage() {
  const query = useGetPoliciesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage texts={useTexts()} query={query}>
      {(policies) => (
        <>
          <RegistrationPolicy policies={policies} />
          <DomainsPolicy policies={policies} />
          <PasswordsPolicy policies={policies} />
          <FactorPolicy policies={policies} />
          <CodesPolicy policies={policies} />
        </>
      )}
    </AdminPage>
  );
}
