import { SCREENS } from '@taskloom/contracts';
import { Navigate, useParams } from '@taskloom/client/router';

/** `/projects/{id}` (spec §2). Without an id: the dashboard. */
export default function ProjectDetailPage() {
  const { id } = useParams();
  if (!id) return <Navigate to={SCREENS.dashboard} replace />;
  return null;
}
