import { Suspense, useState } from 'react';
import type { AdminPerson } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { ActionMenu, type ActionMenuItem } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { usePersonActions } from './use-person-actions';

const DeletePersonDialog = lazyPart(() => import('./delete-person.dialog'));
const ResetLinkDialog = lazyPart(() => import('./reset-link.dialog'));
const TransferDialog = lazyPart(() => import('./transfer.dialog'));

type Opened = 'never' | 'open' | 'closed';

export interface PersonMenuProps {
  person: AdminPerson;
}

/** An admin's actions on another person, or on an invitation. */
export default function PersonMenu({ person }: PersonMenuProps) {
  const t = useTexts();
  const [deletion, setDeletion] = useState<Opened>('never');
  const [link, setLink] = useState<Opened>('never');
  const [transfer, setTransfer] = useState<Opened>('never');
  const name = person.name ?? person.email;
  const items = useItems(
    person,
    () => setLink('open'),
    () => setTransfer('open'),
    () => setDeletion('open'),
  );
  return (
    <>
      <ActionMenu label={t('actionsFor', { name })} items={items} />
      {link !== 'never' && (
        <Suspense>
          <ResetLinkDialog
            open={link === 'open'}
            person={{ _id: person._id, name }}
            onClose={() => setLink('closed')}
          />
        </Suspense>
      )}
      {transfer !== 'never' && (
        <Suspense>
          <TransferDialog
            open={transfer === 'open'}
            person={{ _id: person._id, name, disabled: person.state === 'disabled' }}
            onClose={() => setTransfer('closed')}
          />
        </Suspense>
      )}
      {deletion !== 'never' && (
        <Suspense>
          <DeletePersonDialog
            open={deletion === 'open'}
            person={{ _id: person._id, name, disabled: person.state === 'disabled' }}
            onClose={() => setDeletion('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

function useItems(
  person: AdminPerson,
  openLink: () => void,
  openTransfer: () => void,
  openDeletion: () => void,
): (ActionMenuItem | 'divider')[] {
  const t = useTexts();
  const actions = usePersonActions(person, openTransfer);
  const { role, state, ownedProjects } = person;
  if (state === 'invited')
    return [
      {
        key: 'withdraw',
        label: t('withdraw'),
        icon: icons.action.close,
        danger: true,
        onSelect: () => void actions.withdraw(),
      },
    ];
  const isAdmin = role === 'admin';
  return [
    {
      key: 'role',
      label: isAdmin ? t('makeMember') : t('makeAdmin'),
      icon: isAdmin ? icons.meta.person : icons.meta.admin,
      onSelect: () => void actions.changeRole(isAdmin ? 'member' : 'admin'),
    },
    ...(ownedProjects > 0
      ? [{ key: 'transfer', label: t('transferMenu'), icon: icons.action.move, onSelect: openTransfer }]
      : []),
    ...(state === 'active'
      ? [
          { key: 'reset-link', label: t('resetLink'), icon: icons.action.copyLink, onSelect: openLink },
          'divider' as const,
          {
            key: 'disable',
            label: ownedProjects > 0 ? t('disableMenu') : t('disable'),
            icon: icons.action.revoke,
            danger: true,
            onSelect: () => (ownedProjects > 0 ? openTransfer() : void actions.disable()),
          },
        ]
      : [
          'divider' as const,
          {
            key: 'enable',
            label: t('enable'),
            icon: icons.action.unlock,
            onSelect: () => void actions.enable(),
          },
        ]),
    {
      key: 'delete',
      label: t('deleteMenu'),
      icon: icons.action.delete,
      danger: true,
      onSelect: openDeletion,
    },
  ];
}
