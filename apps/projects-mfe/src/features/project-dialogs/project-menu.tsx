import { SCREENS, canDeleteProject, canEditProject, type Project } from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { ActionMenu, type ActionMenuProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';

const DIALOGS = {
  edit: lazyPart(() => import('./edit-project.dialog')),
  status: lazyPart(() => import('./update-status.dialog')),
  delete: lazyPart(() => import('./delete-project.dialog')),
};

interface ProjectMenuProps {
  project: Project;
  size?: ActionMenuProps['size'];
  /** Entries of the surrounding screen, before the dangerous one. */
  more?: ActionMenuProps['items'];
}

/** 'Edit project' and 'Delete project' for the owner, 'Update status' for others (specification 2.5). */
export function ProjectMenu({ project, size, more = [] }: ProjectMenuProps) {
  const t = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Opened = open && DIALOGS[open];
  const change: ActionMenuProps['items'] = canEditProject(user, project)
    ? [{ key: 'edit', label: t('editProject'), icon: icons.action.edit, onSelect: () => setOpen('edit') }]
    : [
        {
          key: 'status',
          label: t('updateStatus'),
          icon: icons.action.edit,
          onSelect: () => setOpen('status'),
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
          onSelect: () => setOpen('delete'),
        },
      ]
    : [];
  const trash = {
    key: 'trash',
    label: t('trash'),
    icon: icons.nav.trash,
    onSelect: () => void navigate(`${SCREENS.trash}?project=${project._id}`),
  };
  return (
    <>
      <ActionMenu
        label={t('projectMenu', { title: project.title })}
        items={[...change, ...more, trash, ...remove]}
        size={size}
      />
      <LazyBoundary onFail={() => setOpen(null)}>
        {Opened && <Opened project={project} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </>
  );
}
