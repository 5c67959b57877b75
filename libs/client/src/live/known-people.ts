import type { Person, PublicPerson } from '@taskloom/contracts';
import { projectsApi, teamApi } from '@taskloom/contracts/rtk';
import type { AppState } from '../store/app-store';

/** Events contain people without their e-mail address (specification 13). Returns a function that adds it from the cache. */
export function knownPeople(state: AppState, projectId: string): (person: PublicPerson) => Person {
  const members = projectsApi.endpoints.getProject.select(projectId)(state).data?.members ?? [];
  const listed = projectsApi.endpoints.getProjects.select()(state).data ?? [];
  const team = teamApi.endpoints.getTeamMembers.select()(state).data ?? [];
  const people = [...listed.flatMap((project) => project.members), ...members].map(({ user }) => user);
  const emails = new Map([...team, ...people].map(({ _id, email }) => [_id, email]));
  return (person) => ({ ...person, email: emails.get(person._id) ?? '' });
}

export const withPerson = <T extends { user: PublicPerson }>(
  rows: readonly T[],
  known: (person: PublicPerson) => Person,
): (Omit<T, 'user'> & { user: Person })[] => rows.map((row) => ({ ...row, user: known(row.user) }));
