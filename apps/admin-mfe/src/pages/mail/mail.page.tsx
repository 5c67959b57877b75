import { useGetMailStateQuery } from '@taskloom/contracts/rtk/admin';
import { MailFailuresCard } from '../../features/mail/mail-failures-card';
import { MailServerCard } from '../../features/mail/mail-server-card';
import { AdminPage } from '../../features/tabs/admin-page';
import { useTexts } from '../../texts/mail';

/** The mail server of the installation, with a test and the mails that could not be sent. */
export default function MailPage() {
  const query = useGetMailStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage texts={useTexts()} query={query}>
      {(state) => (
        <>
          <MailServerCard state={state} />
          {state.server !== null && <MailFailuresCard failures={state.failures} />}
        </>
      )}
    </AdminPage>
  );
}
