import { Suspense, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './invite-member.module.css';

const loadDialog = () => import('./invite.dialog');
const InviteDialog = lazyPart(loadDialog);

/** The dialog has an address, `/team?new=invitation`, so that the palette can lead to it and Back closes it. */
function useInviteDialog() {
  const [params, setParams] = useSearchParams();
  const open = params.get('new') === 'invitation';
  // It stays mounted once opened, so that closing is animated.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return {
    open,
    wanted,
    show: () =>
      setParams((now) => {
        now.set('new', 'invitation');
        return now;
      }),
    hide: () =>
      setParams(
        (now) => {
          now.delete('new');
          return now;
        },
        { replace: true },
      ),
  };
}

/** The button to invite. Its dialog is loaded on hover. */
export function InviteMember() {
  const t = useTexts();
  const { open, wanted, show, hide } = useInviteDialog();
  return (
    <>
      <PlainButton
        variant="primary"
        className={styles.button}
        icon={icons.action.addMember}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={show}
      >
        {t('invite')}
      </PlainButton>
      {wanted && (
        <Suspense>
          <InviteDialog open={open} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
