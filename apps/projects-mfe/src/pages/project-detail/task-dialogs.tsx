import type { Person, Project } from '@taskloom/contracts';
import { useState } from 'react';
import { UploadsContext, useUploads, type Uploads } from '../../uploads/use-uploads';
import { WaitingFiles } from '../../features/task-attachments/waiting-files';
import { CreateTaskDialog } from '../../features/task-dialog/create-task.dialog';
import type { OpenDialog } from '../../tasks/task-path';
import { useClose } from '../../tasks/use-close';
import { EditTask } from './edit-task';
import { TaskPanel, type OpenPanel } from './task-panel';

interface TaskDialogsProps {
  project: Project;
  people: readonly Person[];
  /** Null while no dialog is open; uploads continue. */
  open: OpenDialog | null;
  /** The task that is open in place. */
  panel: OpenPanel | null;
}

/** The dialog or the open task that the address selects. One chunk, loaded with the first of them. */
export default function TaskDialogs(props: TaskDialogsProps) {
  const uploads = useUploads(props.project._id);
  return (
    <UploadsContext value={uploads}>
      <OpenOne {...props} uploads={uploads} />
    </UploadsContext>
  );
}

function OpenOne({ project, people, open, panel, uploads }: TaskDialogsProps & { uploads: Uploads }) {
  const close = useClose(project._id);

  if (open?.kind === 'create')
    return (
      <CreateTask
        project={project}
        people={people}
        status={open.status}
        onFiles={uploads.add}
        onClose={close}
      />
    );
  if (open?.kind === 'edit')
    return (
      <EditTask
        key={open.taskId}
        project={project}
        people={people}
        taskId={open.taskId}
        uploads={uploads}
        onClose={close}
      />
    );
  return panel && <TaskPanel {...panel} project={project} people={people} uploads={uploads} />;
}

interface CreateTaskProps extends Pick<TaskDialogsProps, 'project' | 'people'> {
  status: Extract<OpenDialog, { kind: 'create' }>['status'];
  onFiles: (taskId: string, files: readonly File[]) => void;
  onClose: () => void;
}

/** Uploads the files that were chosen before the task existed. */
function CreateTask({ onFiles, onClose, ...dialog }: CreateTaskProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <CreateTaskDialog
      {...dialog}
      files={<WaitingFiles files={files} onChange={setFiles} />}
      filesWaiting={files.length > 0}
      onClose={onClose}
      onCreated={(task) => {
        onFiles(task._id, files);
        onClose();
      }}
    />
  );
}
