import type { PersonHoldings } from '@taskloom/contracts';
import { InlineError } from '@taskloom/ui';
import { OwnerChoices } from '@taskloom/ui/form';
import { useTexts } from '../../texts';
import type { useTransfer } from './use-transfer';

interface OwnersProps {
  holdings: PersonHoldings;
  transfer: ReturnType<typeof useTransfer>;
}

/** New owners for what a person owns. */
export function Owners({ holdings: { projects, candidates }, transfer }: OwnersProps) {
  const t = useTexts();
  const { owners, problem, giveAll, give } = transfer;
  if (candidates.length === 0) return <InlineError message={t('noCandidates')} />;
  return (
    <>
      <OwnerChoices
        items={projects.map(({ _id, title, tasks, members }) => ({
          _id,
          title,
          facts: `${t('tasks', { count: tasks })} · ${t('members', { count: members })}`,
        }))}
        people={candidates}
        owners={owners}
        missing={problem !== null}
        texts={{
          giveAll: t('giveAll'),
          choose: t('chooseOwner'),
          items: t('projects', { count: projects.length }),
          newOwner: t('newOwner'),
          newOwnerOf: (project) => t('newOwnerOf', { project }),
        }}
        onGive={give}
        onGiveAll={giveAll}
      />
      {problem && <InlineError message={problem} />}
    </>
  );
}
