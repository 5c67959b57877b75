import { SCREENS, type PersonHoldings } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useDeleteAccountMutation, useGetOwnHoldingsQuery } from '@taskloom/contracts/rtk/admin';
import { useSession } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { InlineError, LoadingState, PlainButton } from '@taskloom/ui';
import { OwnerChoices } from '@taskloom/ui/form';
import { Dialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { useDeletionTexts } from './texts';
import styles from './delete-account.module.css';

/** Says what stays and what goes, with new owners for the person's projects. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useDeletionTexts();
  const { data, isFetching } = useGetOwnHoldingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [owners, setOwners] = useState<Record<string, string>>({});
  const { problem, busy, remove, clear } = useDeletion(data, owners);
  const owns = data !== undefined && data.projects.length > 0;
  const choose = (next: Record<string, string>) => {
    setOwners(next);
    clear();
  };
  return (
    <Dialog
      open
      width={owns ? 'md' : 'sm'}
      title={t('question')}
      subtitle={t('final')}
      closeText={t('cancel')}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <PlainButton disabled={busy} onClick={onClose}>
            {t('cancel')}
          </PlainButton>
          <PlainButton variant="danger" busy={busy} disabled={isFetching} onClick={() => void remove()}>
            {busy ? t('deleting') : owns ? t('transferAndDelete') : t('delete')}
          </PlainButton>
        </>
      }
    >
      {isFetching && <LoadingState text={t('loading')} />}
      {owns && <Owners holdings={data} owners={owners} missing={problem !== null} choose={choose} />}
      {problem && <InlineError message={problem} />}
      {!isFetching && <p className={styles.note}>{t('keeps')}</p>}
    </Dialog>
  );
}

interface OwnersProps {
  holdings: PersonHoldings;
  owners: Record<string, string>;
  missing: boolean;
  choose: (owners: Record<string, string>) => void;
}

function Owners({ holdings: { projects, candidates }, owners, missing, choose }: OwnersProps) {
  const t = useDeletionTexts();
  if (candidates.length === 0) return <InlineError message={t('noCandidates')} />;
  return (
    <OwnerChoices
      items={projects.map(({ _id, title, tasks }) => ({ _id, title, facts: t('tasks', { count: tasks }) }))}
      people={candidates}
      owners={owners}
      missing={missing}
      texts={{
        giveAll: t('giveAll'),
        choose: t('choose'),
        items: t('projects', { count: projects.length }),
        newOwner: t('newOwner'),
        newOwnerOf: (project) => t('newOwnerOf', { project }),
      }}
      onGive={(projectId, ownerId) => choose({ ...owners, [projectId]: ownerId })}
      onGiveAll={(ownerId) => choose(Object.fromEntries(projects.map(({ _id }) => [_id, ownerId])))}
    />
  );
}

/** Without holdings, because the person has no team, the API decides. */
function useDeletion(holdings: PersonHoldings | undefined, owners: Readonly<Record<string, string>>) {
  const t = useDeletionTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const { logout } = useSession();
  const navigate = useNavigate();
  const remove = async () => {
    const projects = holdings?.projects ?? [];
    const transfers = projects.flatMap(({ _id: projectId }) => {
      const ownerId = owners[projectId];
      return ownerId ? [{ projectId, ownerId }] : [];
    });
    if (transfers.length < projects.length) return setProblem(t('ownersMissing'));
    const { error } = await deleteAccount({ transfers });
    if (error) return setProblem(errorMessage(error, t('failed')));
    await logout();
    await navigate(SCREENS.login, { replace: true, state: null });
  };
  return { problem, busy: isLoading, remove, clear: () => setProblem(null) };
}
