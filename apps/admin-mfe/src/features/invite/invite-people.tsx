import { Suspense, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';

const loadDialog = () => import('./invite-people.dialog');
const InvitePeopleDialog = lazyPart(loadDialog);

/** The button to invite. Its dialog is loaded on hover, and stays mounted once opened, so that closing is animated. */
export function InvitePeople() {
  const t = useTexts();
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <PlainButton
        variant="primary"
        icon={icons.action.addMember}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpened('open')}
      >
        {t('invite')}
      </PlainButton>
      {opened !== 'never' && (
        <Suspense>
          <InvitePeopleDialog open={opened === 'open'} onClose={() => setOpened('closed')} />
        </Suspense>
      )}
    </>
  );
}
