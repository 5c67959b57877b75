import type { RelationKind, TaskCard, TaskRelation } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  isKept,
  useAddRelationMutation,
  useRemoveRelationMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { v4 as uuid } from 'uuid';
import { useTexts } from '../../texts/all';

/** Changes the relations of a task. What fails is shown in a toast. */
export function useRelations(path: TaskPath) {
  const t = useTexts();
  const [send] = useAddRelationMutation();
  const [sendRemoval] = useRemoveRelationMutation();

  const add = async (kind: RelationKind, task: string): Promise<void> => {
    const { error } = await send({ ...path, relation: { _id: uuid(), kind, task } });
    if (!error || isKept(error)) return;
    const reason =
      errorCode(error) === 'RELATION_CYCLE'
        ? t('relationCycle')
        : errorMessage(error, t('relationFailedText'));
    toast.error(t('relationFailed'), reason);
  };

  const remove = async ({ _id: relationId, kind }: TaskRelation, { _id, title }: TaskCard): Promise<void> => {
    const { error } = await sendRemoval({ ...path, relationId });
    if (error && !isKept(error)) {
      // Someone else has removed it.
      if (errorCode(error) !== 'NOT_FOUND')
        toast.error(t('relationFailed'), errorMessage(error, t('relationFailedText')));
      return;
    }
    offerUndo({
      kind: `relation-${relationId}`,
      title: () => t('relationRemoved', { relation: `${t(kind)} ${title}` }),
      label: t('undo'),
      control: t('controlKey'),
      undo: () => add(kind, _id),
    });
  };
  return { add, remove };
}
