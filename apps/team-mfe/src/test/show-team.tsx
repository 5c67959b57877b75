import { API, type TeamDeparture, type TeamInvite, type TeamMember, type User } from '@taskloom/contracts';
import { FakeApi, aTeamMember, aUser, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import PersonPage from '../pages/person/person.page';
import TeamPage from '../pages/team/team.page';

export const maya = aUser({ name: 'Maya Lindqvist', role: 'admin' });
export const daniel = aUser({ name: 'Daniel Osei', role: 'admin' });
export const aiko = aUser({ name: 'Aiko Tanaka' });
export const fernbank = [maya, daniel, aiko].map(aTeamMember);

export const anInvite = (part: Partial<TeamInvite> = {}): TeamInvite => ({
  _id: 'invite-1',
  email: 'noor@fernbank.example',
  role: 'member',
  status: 'pending',
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  expiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  ...part,
});

const NOTHING: TeamDeparture = { projects: 0, assignments: 0, ownedProjects: 0 };

/** The default API responses; a test overrides them with its own. */
export const teamApi = (members: TeamMember[] = fernbank, invites: TeamInvite[] = []): FakeApi =>
  members.reduce(
    (api, { _id }) => api.on('GET', API.teamDeparture(_id), NOTHING),
    new FakeApi()
      .on('GET', API.teamMembers, members)
      .on('GET', API.invites, invites)
      .on('GET', API.notifications, { notifications: [], unreadCount: 0 }),
  );

/** Renders the team screen for a person. */
export const showTeam = (user: User, api: FakeApi = teamApi(), route = '/team') =>
  renderApp(<TeamPage />, { route, user, api });

interface PersonOptions {
  reader?: User;
  person?: User;
  route?: string;
}

/** Renders the page of a person, with that of the team beside it. */
export const showPerson = (
  answer: unknown,
  { reader = aiko, person = daniel, route = `/team/${person._id}` }: PersonOptions = {},
) =>
  renderApp(
    <Routes>
      <Route path="/team" element={<TeamPage />} />
      <Route path="/team/:id" element={<PersonPage />} />
    </Routes>,
    { route, user: reader, api: teamApi().on('GET', API.teamMember(person._id), answer) },
  );
