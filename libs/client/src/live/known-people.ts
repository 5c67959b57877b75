import type { ListedProject, Person, PublicPerson } from '@taskloom/contracts';
import { projectListApi, projectsApi, teamApi } from '@taskloom/contracts/rtk';
import type { AppState } from '../store/app-store';

/** Events contain people without their e-mail address (specification 13). Returns a function that adds it from the cache. */
export function knownPeople(state: AppState, projectId: string): (person: PublicPerson) => Person {
  const { getProject, getProjects } = projectsApi.endpoints;
  const { getProjectList } = projectListApi.endpoints;
  const members = getProject.select(projectId)(state).data?.members ?? [];
  const lists: ListedProject[][] = [
    getProjectList.select()(state).data ?? [],
    getProjects.select()(state).data ?? [],
  ];
  const team = teamApi.endpoints.getTeamMembers.select()(state).data ?? [];
  const listed = lists.flat().flatMap((project) => project.members);
  const people = [...listed, ...members].map(({ user }) => user);
  const emails = new Map([...team, ...people].map(({ _id, email }) => [_id, email]));
  return (person) => ({ ...person, email: emails.get(person._id) ?? '' });
}

export const withPerson = <T extends { user: PublicPerson }>(
  rows: readonly T[],
  known: (person: PublicPerson) => Person,
): (Omit<T, 'user'> & { user: Person })[] => rows.map((row) => ({ ...row, user: known(row.user) }));
