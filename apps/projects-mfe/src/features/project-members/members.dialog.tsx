import { canRemoveMember, isOwner, type Project, type ProjectMember } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { IconButton, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Dialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { knownMembers } from '../../members/known-members';
import { useTexts } from '../../texts/all';
import styles from './members.module.css';
import RemoveMemberDialog from './remove-member.dialog';

interface RowProps {
  project: Project;
  member: ProjectMember;
  onRemove: () => void;
}

function Row({ project, member: { user, role }, onRemove }: RowProps) {
  const t = useTexts();
  const me = useUser();
  const removable = canRemoveMember(me, project, user._id) && !isOwner(user, project);
  return (
    <li className={styles.row}>
      <UserAvatar user={user} size={36} decorative />
      <span className={styles.who}>
        <span className={styles.name}>
          {user.name} {user._id === me._id && <span className={styles.you}>{t('you')}</span>}
        </span>
        <span className={styles.mail}>{user.email}</span>
      </span>
      <span className={styles.role}>{role === 'owner' ? t('owner') : t('member')}</span>
      {removable ? (
        <IconButton
          label={user._id === me._id ? t('leaveProject') : t('remove', { name: user.name })}
          icon={icons.action.removeMember}
          onClick={onRemove}
        />
      ) : (
        <span className={styles.noAction} />
      )}
    </li>
  );
}

/**
 * All members of the project; the owner removes others, a member can leave (specification 11). Mounted while
 * it is open.
 */
export default function MembersDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const [removing, setRemoving] = useState<ProjectMember['user'] | null>(null);
  return (
    <Dialog
      open
      title={t('membersTitle')}
      subtitle={project.title}
      width="md"
      closeText={t('close')}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {knownMembers(project).map((member) => (
          <Row
            key={member.user._id}
            project={project}
            member={member}
            onRemove={() => setRemoving(member.user)}
          />
        ))}
      </ul>
      {removing && (
        <RemoveMemberDialog project={project} person={removing} onClose={() => setRemoving(null)} />
      )}
    </Dialog>
  );
}
