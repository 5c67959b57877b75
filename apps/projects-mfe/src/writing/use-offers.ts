import { canManageMembers, type Project, type TeamMember } from '@taskloom/contracts';
import {
  errorMessage,
  useAddProjectMemberMutation,
  useGetBoardQuery,
  useGetTeamMembersQuery,
} from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts/all';
import { offersFor, type NamingWord, type Offer } from './offers';

interface OffersOptions {
  word: NamingWord | null;
  project: Project;
  taskId: string;
  /** Whether this person is to be added to the project: the answers are offered instead. */
  asked: TeamMember | null;
}

/** The people and tasks that the word may name. They are loaded when one is typed. */
export function useOffers({ word, project, taskId, asked }: OffersOptions): Offer[] {
  const me = useUser();
  const { data: cards = [] } = useGetBoardQuery(project._id, { skip: word?.sign !== '#' });
  const mayAdd = canManageMembers(me, project);
  const { data: team = [] } = useGetTeamMembersQuery(undefined, { skip: word?.sign !== '@' || !mayAdd });
  if (!word) return [];
  if (asked) return (['add', 'leaveOut'] as const).map((kind) => ({ kind, person: asked }));
  const members = project.members.map(({ user }) => user);
  const isMember = (id: string): boolean => members.some(({ _id }) => _id === id);
  return offersFor(word, {
    members: members.filter(({ _id }) => _id !== me._id),
    outsiders: mayAdd ? team.filter(({ _id }) => _id !== me._id && !isMember(_id)) : [],
    tasks: cards.filter(({ _id }) => _id !== taskId),
  });
}

/** Adds someone who is mentioned to the project; false, with a toast, when that fails. */
export function useAddMentioned({
  _id: projectId,
}: Project): (email: string, name: string) => Promise<boolean> {
  const t = useTexts();
  const [add] = useAddProjectMemberMutation();
  return async (email, name) => {
    const { error } = await add({ projectId, email });
    if (error) toast.error(t('error'), errorMessage(error, t('addFailed')));
    else toast.success(t('success'), t('memberAdded', { name }));
    return !error;
  };
}
