import { SCREENS } from '@taskloom/contracts';
import { Navigate, useParams } from '@taskloom/client/router';
import { loadTaskDialogs } from './project-place';
import { ProjectScreen } from './project-screen';

/** `/projects/{id}` (specification 2.6). Redirects to the dashboard without an id. */
export default function ProjectDetailPage() {
  const { id, taskId } = useParams();
  // In parallel with the project instead of after it.
  if (taskId) void loadTaskDialogs().catch(() => {});
  return id ? <ProjectScreen key={id} id={id} /> : <Navigate to={SCREENS.dashboard} replace />;
}
