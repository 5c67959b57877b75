import type { Project, TeamMember } from '@taskloom/contracts';
import { errorMessage, useAddProjectMemberMutation, useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { FormField, InlineError, LoadingState, PlainButton } from '@taskloom/ui';
import { Choice, peopleOptions } from '@taskloom/ui/form';
import { Dialog } from '@taskloom/ui/modal';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/all';
import styles from './add-member.module.css';
import { addableMembers } from './addable-members';

interface AddMemberProps {
  project: Project;
  onClose: () => void;
}

interface TeamChoiceProps {
  people: readonly TeamMember[];
  chosen: string | null;
  /** Submissions without a choice. */
  problems: number;
  onChoose: (id: string) => void;
}

function TeamChoice({ people, chosen, problems, onChoose }: TeamChoiceProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // On opening and after each submission without a choice; antd's select offers no ref to its input.
  useEffect(() => box.current?.querySelector('input')?.focus(), [problems]);
  if (people.length === 0)
    return (
      <>
        <p className={styles.none}>{t('allInProject')}</p>
        <p>{t('joinFirst')}</p>
      </>
    );
  return (
    <div ref={box}>
      <FormField label={t('teamMember')} required error={problems > 0 ? t('memberMissing') : undefined}>
        {(field) => (
          <Choice
            {...field}
            className={styles.wide}
            showSearch={{ optionFilterProp: 'word' }}
            placeholder={t('chooseMember')}
            options={peopleOptions([...people])}
            value={chosen}
            onChange={onChoose}
          />
        )}
      </FormField>
    </div>
  );
}

/** The current team, refetched each time the dialog opens (specification 2.6). */
function useTeam() {
  const t = useTexts();
  const [openedAt] = useState(Date.now);
  const team = useGetTeamMembersQuery(undefined, { refetchOnMountOrArgChange: true });
  /** A later refetch, such as after a change of the team, must not take away the field that someone writes in. */
  const isCurrent = (team.fulfilledTimeStamp ?? 0) >= openedAt;
  const failure = team.error && errorMessage(team.error, t('teamFailed'));
  useEffect(() => {
    if (failure) toast.error(t('error'), failure);
  }, [failure, t]);
  return { ...team, failure, isCurrent };
}

/** 'Add Team Member to Project' (specification 2.7, 5, 8). Mounted while it is open. */
export default function AddMemberDialog({ project, onClose }: AddMemberProps) {
  const t = useTexts();
  const { data, failure, isCurrent, isFetching, refetch } = useTeam();
  const [add, { isLoading }] = useAddProjectMemberMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problems, setProblems] = useState(0);
  const people = addableMembers(data ?? [], project);
  const nobodyLeft = data !== undefined && people.length === 0;

  const choose = (id: string) => {
    setChosen(id);
    setProblems(0);
  };
  const submit = async () => {
    const person = people.find(({ _id }) => _id === chosen);
    if (!person) {
      setProblems(problems + 1);
      return;
    }
    const { error } = await add({ projectId: project._id, email: person.email });
    if (error) {
      toast.error(t('error'), errorMessage(error, t('addFailed')));
      return;
    }
    toast.success(t('success'), t('memberAdded', { name: person.name }));
    onClose();
  };

  const content = () => {
    if (data && isCurrent)
      return <TeamChoice people={people} chosen={chosen} problems={problems} onChoose={choose} />;
    if (failure && !isFetching)
      return <InlineError message={failure} retryText={t('retry')} onRetry={() => void refetch()} />;
    return <LoadingState text={t('loadingTeam')} />;
  };

  return (
    <Dialog
      open
      title={t('addMemberTitle')}
      subtitle={project.title}
      closeText={t('close')}
      busy={isLoading}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={isLoading}>
            {nobodyLeft ? t('close') : t('cancel')}
          </PlainButton>
          {!nobodyLeft && (
            <PlainButton variant="primary" disabled={isLoading || !data} onClick={() => void submit()}>
              {isLoading ? t('adding') : t('add')}
            </PlainButton>
          )}
        </>
      }
    >
      <div className={styles.content}>{content()}</div>
    </Dialog>
  );
}
