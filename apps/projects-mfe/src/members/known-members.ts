import type { ListedProject, Person, ProjectMember } from '@taskloom/contracts';

const isKnown = ({ user }: { user?: Partial<Person> | null }): boolean => Boolean(user?._id && user.name);

/** Entries without a person that has an id and a name are dropped on load (specification 3). */
export const knownMembers = <M extends ListedProject['members'][number]>({
  members,
}: {
  members: M[];
}): M[] => members.filter(isKnown);

/** Adds a viewer who is not in the list as a member, for the task section (specification 2.6). */
export const withViewer = (members: readonly ProjectMember[], viewer: Person): ProjectMember[] => {
  if (members.some(({ user }) => user._id === viewer._id)) return [...members];
  const { _id, name, email, avatar } = viewer;
  return [
    ...members,
    { user: { _id, name, email, avatar }, role: 'member', joinedAt: new Date().toISOString() },
  ];
};
