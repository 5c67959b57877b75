import { screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { errorMessage, useGetProjectsQuery, useUpdateProjectMutation } from '@taskloom/contracts/rtk';
import { useUser } from '../session/use-session';
import { Link } from '../router';
import { toast } from '../toasts';
import { FakeApi, aProject, aUser, held, refuse, renderApp } from './index';

function Projects() {
  const { data = [], isLoading, error } = useGetProjectsQuery();
  const [update] = useUpdateProjectMutation();
  const me = useUser();
  if (isLoading) return <p>Loading projects...</p>;
  if (error) return <p role="alert">{errorMessage(error, 'Failed')}</p>;
  const rename = async (projectId: string) => {
    const answer = await update({ projectId, changes: { title: 'Renamed' } });
    if (answer.error)
      toast.error('Failed to update project', errorMessage(answer.error, 'There was an error.'));
  };
  return (
    <>
      <h1>{me.name}</h1>
      {data.map(({ _id, title }) => (
        <article key={_id}>
          <Link to={`/projects/${_id}`}>{title}</Link>
          <button onClick={() => void rename(_id)}>Rename</button>
        </article>
      ))}
    </>
  );
}

const project = aProject();

it('renders a screen with the responses of the API, and follows a link', async () => {
  const api = new FakeApi().on('GET', API.projects, [project]);
  const { user, path } = renderApp(<Projects />, { api, user: aUser({ name: 'Priya Raman' }) });
  expect(await screen.findByRole('heading')).toHaveTextContent('Priya Raman');
  await user.click(screen.getByRole('link', { name: project.title }));
  expect(path()).toBe(`/projects/${project._id}`);
});

it('shows the loading state while a response is pending', async () => {
  const later = held<unknown>();
  renderApp(<Projects />, { api: new FakeApi().on('GET', API.projects, later.answer) });
  screen.getByText('Loading projects...');
  later.resolve([project]);
  await screen.findByRole('link', { name: project.title });
});

it('records requests, and shows the toast of an error', async () => {
  const path = API.project(project._id);
  const api = new FakeApi()
    .on('GET', API.projects, [project])
    .on('PATCH', path, refuse('FORBIDDEN', 'Only the owner may rename it.'));
  const { user } = renderApp(<Projects />, { api });
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByText('Failed to update project');
  screen.getByText('Only the owner may rename it.');
  expect(api.sent('PATCH', path)[0]?.body).toEqual({ title: 'Renamed' });
});

it('names a call without a response', async () => {
  renderApp(<Projects />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer for GET /projects in this test');
});
