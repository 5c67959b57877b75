import { useGetAdminTokensQuery } from '@taskloom/contracts/rtk/admin';
import { TokensCard } from '../../features/tokens/tokens-card';
import { AdminPage } from '../../features/tabs/admin-page';
import { useTexts } from '../../texts/tokens';

/** The API tokens of the people of the team. */
export default function TokensPage() {
  const query = useGetAdminTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage texts={useTexts()} query={query}>
      {(tokens) => <TokensCard {...tokens} />}
    </AdminPage>
  );
}
