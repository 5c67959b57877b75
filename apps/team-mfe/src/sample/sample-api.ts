import {
  API,
  type InviteRequest,
  type TeamInvite,
  type TeamMember,
  type TeamRole,
  type User,
} from '@taskloom/contracts';
import { FakeApi, aTeamMember, aUser, refuse, type ApiCall } from '@taskloom/client/standalone';
import { samplePerson } from './sample-people';

export const MAYA = aUser({ name: 'Maya Lindqvist', role: 'admin' });

const HOUR_MS = 3_600_000;

const invitation = (email: string, hoursAgo: number): TeamInvite => {
  const created = Date.now() - hoursAgo * HOUR_MS;
  return {
    _id: email,
    email,
    role: 'member',
    status: 'pending',
    createdAt: new Date(created).toISOString(),
    expiresAt: new Date(created + 7 * 24 * HOUR_MS).toISOString(),
  };
};

/** A team in memory. */
export function sampleApi(): FakeApi {
  let people: User[] = [
    MAYA,
    aUser({ name: 'Daniel Osei', role: 'admin' }),
    ...['Aiko Tanaka', 'Jonas Weber', 'Leila Haddad', 'Priya Raman', 'Sam Whitfield', 'Tomás Herrera'].map(
      (name) => aUser({ name }),
    ),
  ];
  let invites = [invitation('noor@fernbank.example', 2)];
  const members = (): TeamMember[] =>
    people.map((person, at) => {
      const projects = (at * 3 + 2) % 7;
      return {
        ...aTeamMember(person),
        projects,
        openTasks: projects && (at * 5 + 4) % 12,
        lastSeenAt: new Date(Date.now() - at * at * HOUR_MS).toISOString(),
      };
    });
  const api = new FakeApi()
    .on('GET', API.teamMembers, members)
    .on('GET', API.invites, () => invites)
    .on('POST', API.invite, ({ body }: ApiCall) => {
      const { email } = body as InviteRequest;
      invites = [...invites, invitation(email, 0)];
      api.on('DELETE', API.teamInvite(email), () => {
        invites = invites.filter(({ _id }) => _id !== email);
      });
    });
  for (const { _id } of people) {
    api
      .on('GET', API.teamMember(_id), () => {
        const member = members().find((each) => each._id === _id);
        return member ? samplePerson(member) : refuse('NOT_FOUND', 'Not found.');
      })
      .on('GET', API.teamDeparture(_id), { projects: 3, assignments: 7, ownedProjects: 2 })
      .on('PATCH', API.teamMember(_id), ({ body }: ApiCall) => {
        const { role } = body as { role: TeamRole };
        people = people.map((person) => (person._id === _id ? { ...person, role } : person));
      })
      .on('DELETE', API.teamMember(_id), () => {
        people = people.filter((person) => person._id !== _id);
      });
  }
  for (const { _id } of invites) {
    api.on('DELETE', API.teamInvite(_id), () => {
      invites = invites.filter((invite) => invite._id !== _id);
    });
  }
  return api;
}
