import { SCREENS } from '@taskloom/contracts';
import { Navigate, useParams } from '@taskloom/client/router';
import { ProjectScreen } from './project-screen';

/** `/projects/{id}` (spec §2). Without an id: the dashboard. */
export default function ProjectDetailPage() {
  const { id } = useParams();
  return id ? <ProjectScreen key={id} id={id} /> : <Navigate to={SCREENS.dashboard} replace />;
}
