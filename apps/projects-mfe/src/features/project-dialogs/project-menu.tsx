import {
  SCREENS,
  canArchiveProject,
  canDeleteProject,
  canEditProject,
  type ListedProject,
} from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { ActionMenu, type ActionMenuProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState, type ReactNode } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useArchiveProject } from '../../tasks/archive/use-archive-project';
import { useTexts } from '../../texts/start';

const DIALOGS = {
  edit: lazyPart(() => import('./edit-project.dialog')),
  duplicate: lazyPart(() => import('./duplicate-project.dialog')),
  status: lazyPart(() => import('./update-status.dialog')),
  delete: lazyPart(() => import('./delete-project.dialog')),
};

type DialogName = keyof typeof DIALOGS;

/** The dialogs of the menu, to be rendered where they stay when the menu moves. */
export function useProjectDialogs(project: ListedProject): {
  show: (name: DialogName) => void;
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<DialogName | null>(null);
  const Opened = open && DIALOGS[open];
  const dialogs = (
    <LazyBoundary onFail={() => setOpen(null)}>
      {Opened && <Opened project={project} onClose={() => setOpen(null)} />}
    </LazyBoundary>
  );
  return { show: setOpen, dialogs };
}

interface ProjectMenuProps {
  project: ListedProject;
  size?: ActionMenuProps['size'];
  /** Entries of the surrounding screen, before the dangerous one. */
  more?: ActionMenuProps['items'];
}

export function ProjectMenu(props: ProjectMenuProps) {
  const { show, dialogs } = useProjectDialogs(props.project);
  return (
    <>
      <ProjectActions {...props} show={show} />
      {dialogs}
    </>
  );
}

/** 'Edit project' and 'Delete project' for the owner, 'Update status' for others (specification 2.5). */
export function ProjectActions({
  project,
  size,
  more = [],
  show,
}: ProjectMenuProps & { show: (name: DialogName) => void }) {
  const t = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const change: ActionMenuProps['items'] = canEditProject(user, project)
    ? [{ key: 'edit', label: t('editProject'), icon: icons.action.edit, onSelect: () => show('edit') }]
    : [
        {
          key: 'status',
          label: t('updateStatus'),
          icon: icons.action.edit,
          onSelect: () => show('status'),
        },
      ];
  const remove: ActionMenuProps['items'] = canDeleteProject(user, project)
    ? [
        'divider',
        {
          key: 'delete',
          label: t('deleteProject'),
          icon: icons.action.delete,
          danger: true,
          onSelect: () => show('delete'),
        },
      ]
    : [];
  const owns = canArchiveProject(user, project);
  const { archive: putAway, restore } = useArchiveProject();
  const archiving: ActionMenuProps['items'] = !owns
    ? []
    : project.archive
      ? [
          {
            key: 'restore',
            label: t('restoreProject'),
            icon: icons.action.unarchive,
            onSelect: () => void restore(project),
          },
        ]
      : [
          {
            key: 'archive-project',
            label: t('archiveProject'),
            icon: icons.action.archive,
            onSelect: () => void putAway(project),
          },
        ];
  const duplicate = {
    key: 'duplicate',
    label: t('duplicate'),
    icon: icons.action.duplicate,
    onSelect: () => show('duplicate'),
  };
  const trash = {
    key: 'trash',
    label: t('trash'),
    icon: icons.nav.trash,
    onSelect: () => void navigate(`${SCREENS.trash}?project=${project._id}`),
  };
  const archive = {
    key: 'archive',
    label: t('archive'),
    icon: icons.action.archive,
    onSelect: () => void navigate(SCREENS.archive(project._id)),
  };
  return (
    <ActionMenu
      label={t('projectMenu', { title: project.title })}
      items={
        project.archive
          ? [...archiving, duplicate, archive, ...remove]
          : [...change, duplicate, ...more, archive, trash, ...archiving, ...remove]
      }
      size={size}
    />
  );
}
