import type { Webhook, WebhookDelivery } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetWebhookDeliveriesQuery, useRedeliverWebhookMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { Badge, ErrorState, ListSkeleton, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';

const COLOURS = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const;
/** While the log is open. */
const POLL_MS = 5_000;

/** The newest deliveries of a webhook, each of which can be sent again. */
export function DeliveryList({
  remote,
  webhook: { _id: id, address },
}: {
  remote: string;
  webhook: Webhook;
}) {
  const t = useTexts();
  const { data, error, refetch } = useGetWebhookDeliveriesQuery(
    { remote, id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS },
  );
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation();
  const again = async ({ _id: delivery }: WebhookDelivery): Promise<void> => {
    const { error: problem } = await redeliver({ remote, id, delivery });
    if (problem) toast.error(t('webhookFailed'), errorMessage(problem, t('failedToMove')));
    else toast.success(t('redelivered'));
  };
  return (
    <>
      <p className={styles.lead}>{t('deliveriesLead')}</p>
      {!data && !error && <ListSkeleton rows={2} text={t('deliveriesLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('deliveriesFailed')}
          text={errorMessage(error, t('deliveriesFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{t('noDeliveries')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('deliveriesOf', { address })} className={styles.list}>
          {data.map((delivery) => (
            <DeliveryRow
              key={delivery._id}
              delivery={delivery}
              busy={isLoading}
              onAgain={() => void again(delivery)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  busy: boolean;
  onAgain: () => void;
}

function DeliveryRow({ delivery, busy, onAgain }: DeliveryRowProps) {
  const t = useTexts();
  const { event, state, createdAt, tries, status, error } = delivery;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.address}>
          <code>{event}</code> <Badge color={COLOURS[state]}>{t(`delivery.${state}`)}</Badge>
        </p>
        <p className={styles.text}>
          <RelativeTime time={createdAt} /> · {t('tries', { count: tries })}
          {status !== null && ` · ${t('status', { status })}`}
        </p>
        {error && <p className={styles.text}>{error}</p>}
      </div>
      {state !== 'waiting' && (
        <PlainButton
          variant="text"
          size="small"
          disabled={busy}
          aria-label={t('redeliverEvent', { event })}
          onClick={onAgain}
        >
          {t('redeliver')}
        </PlainButton>
      )}
    </li>
  );
}
