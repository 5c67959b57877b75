import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import type { CalendarScope, TaskCreate, TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, toCard, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useCallback } from 'react';
import { useTexts } from '../../texts';

interface CreateOptions {
  scope: CalendarScope;
  projects: readonly { _id: string; title: string }[];
  /** The created task. */
  onCreated: (task: TaskHit, deadline: string | null) => void;
}

/** Creates a task on a day, unless it has a deadline of its own; among one's own tasks it is assigned to the person too. Resolves to false when the server refuses it. */
export function useCreateTask({ scope, projects, onCreated }: CreateOptions) {
  const t = useTexts();
  const me = useUser()._id;
  const [create] = useCreateTaskMutation();
  return useCallback(
    async (day: string, fields: TaskCreate, projectId: string): Promise<boolean> => {
      const { assignees: named = [], ...rest } = fields;
      const others = named.filter(({ user }) => user !== me);
      const assignees = scope === 'mine' ? [{ user: me, role: 'primary' as const }, ...others] : named;
      const { data, error } = await create({ projectId, task: { deadline: day, ...rest, assignees } });
      if (error && !isKept(error)) {
        toast.error(t('createFailed'), errorMessage(error, t('createFailed')));
        return false;
      }
      const project = projects.find(({ _id }) => _id === projectId);
      if (data && project)
        onCreated({ ...toCard(data), project: { _id: projectId, title: project.title } }, data.deadline);
      return true;
    },
    [create, me, onCreated, projects, scope, t],
  );
}
