import { SCREENS } from '@taskloom/contracts';
import { Navigate, useParams } from '@taskloom/client/router';
import { ProjectScreen } from './project-screen';

/** `/projects/{id}` (specification 2.6). Redirects to the dashboard without an id. */
export default function ProjectDetailPage() {
  const { id } = useParams();
  return id ? <ProjectScreen key={id} id={id} /> : <Navigate to={SCREENS.dashboard} replace />;
}
