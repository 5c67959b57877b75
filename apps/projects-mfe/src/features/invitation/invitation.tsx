import { LazyBoundary, lazyPart } from '@taskloom/client';
import { useGetNotificationsQuery } from '@taskloom/contracts/rtk';
import { useState } from 'react';

const InvitationCard = lazyPart(() => import('./invitation-card'));

/** Shows invitations to a team on the dashboard. They are also in the bell, so they are left out when their code can't be loaded. */
export function Invitations() {
  const { data } = useGetNotificationsQuery();
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return data?.notifications.map(({ _id, type, sender, actionData }) =>
    type === 'team_invite' && actionData?.inviteId ? (
      <LazyBoundary key={_id} onFail={() => setFailed(true)}>
        <InvitationCard _id={_id} sender={sender} inviteId={actionData.inviteId} />
      </LazyBoundary>
    ) : null,
  );
}
