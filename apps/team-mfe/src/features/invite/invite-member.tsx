import { Suspense, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './invite-member.module.css';

const loadDialog = () => import('./invite.dialog');
const InviteDialog = lazyPart(loadDialog);

/** The page's one filled button. Its dialog is fetched when somebody points at it. */
export function InviteMember() {
  const t = useTexts();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <PlainButton
        variant="primary"
        className={styles.button}
        icon={icons.action.addMember}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setDialog('open')}
      >
        {t('invite')}
      </PlainButton>
      {dialog !== 'never' && (
        <Suspense>
          <InviteDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
