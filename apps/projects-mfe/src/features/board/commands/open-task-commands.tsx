import type { Person, Task, TaskCard } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { useScreenCommands, useToday, useUser, type PaletteRequest } from '@taskloom/client';
import { useMemo } from 'react';
import { useLabels } from '../../../labels/use-labels';
import { useArchiveTasks } from '../../../tasks/archive/use-archive';
import { useEditCards } from '../use-edit-cards';
import { taskCommands } from './task-commands';
import { useCommandTexts } from './texts';

interface OpenTaskCommandsProps {
  request: PaletteRequest;
  projectId: string;
  task: Task | TaskCard;
  people: readonly Person[];
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The fields of the task show each change. */
const SHOWN = { say: () => {}, staysVisible: () => true };

/** Offers the palette what can be done with a task that fills the page, without a board. */
export default function OpenTaskCommands({
  request: { query },
  projectId,
  task,
  people,
  onDuplicate,
  onDelete,
}: OpenTaskCommandsProps) {
  const t = useCommandTexts();
  const me = useUser();
  const today = useToday();
  const labels = useLabels(projectId);
  const edit = useEditCards(projectId, SHOWN);
  const archive = useArchiveTasks(projectId);
  const commands = useMemo(() => {
    const card = 'comments' in task ? toCard(task) : task;
    return taskCommands({
      t,
      cards: [card],
      about: t('aboutTask', { title: card.title }),
      people,
      labels,
      me,
      today,
      query,
      onEdit: (edits) => void edit(edits),
      onArchive: () => void archive([card]),
      onDuplicate,
      onDelete,
    });
  }, [task, people, labels, me, today, query, edit, archive, onDuplicate, onDelete, t]);
  useScreenCommands(commands);
  return null;
}
