import { canManageMembers, type Project } from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { AvatarStack, IconButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { knownMembers } from '../../members/known-members';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import styles from './members-row.module.css';

const DIALOGS = {
  add: lazyPart(() => import('./add-member.dialog')),
  list: lazyPart(() => import('./members.dialog')),
};

/** Avatars in the row; on phones the date is beside them. */
const FACES = { wide: 5, phone: 2 };

/** The members of a project, and the owner's button to add one (specification 2.6). */
export function MembersRow({ project }: { project: Project }) {
  const t = useTexts();
  const user = useUser();
  const phone = useMedia(PHONE);
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const people = knownMembers(project).map((member) => member.user);
  const count = t('members', { count: people.length });
  const faces = FACES[phone ? 'phone' : 'wide'];
  // Shown after the avatars.
  const more = people.length > faces ? `+${people.length - faces}` : '';
  const Opened = open && DIALOGS[open];
  return (
    <div className={styles.row} data-stays-clear>
      <button
        type="button"
        className={styles.people}
        aria-label={t('showMembers', { more, members: count })}
        aria-haspopup="dialog"
        onClick={() => setOpen('list')}
      >
        <AvatarStack people={people} size={28} max={faces} label={count} />
      </button>
      {canManageMembers(user, project) && (
        <IconButton
          label={t('addMember')}
          icon={icons.action.addMember}
          size={28}
          onClick={() => setOpen('add')}
        />
      )}
      <LazyBoundary onFail={() => setOpen(null)}>
        {Opened && <Opened project={project} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </div>
  );
}
