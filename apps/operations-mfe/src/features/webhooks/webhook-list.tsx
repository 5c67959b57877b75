import type { Webhook } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetWebhooksQuery } from '@taskloom/contracts/rtk/remotes';
import {
  ActionMenu,
  Badge,
  ErrorState,
  formatDay,
  ListSkeleton,
  PlainButton,
  RelativeTime,
} from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';

interface WebhookActions {
  busy: boolean;
  onLog: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
  onEnable: (webhook: Webhook, enabled: boolean) => void;
  onRotate: (webhook: Webhook) => void;
}

interface WebhookListProps extends WebhookActions {
  remote: string;
  title: string;
}

/** The webhooks of the remote, the newest first. */
export function WebhookList({ remote, title, ...actions }: WebhookListProps) {
  const t = useTexts();
  const { data, error, refetch } = useGetWebhooksQuery(remote, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={styles.lead}>{t('webhooksLead', { remote: title })}</p>
      {!data && !error && <ListSkeleton rows={1} text={t('webhooksLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('webhooksFailed')}
          text={errorMessage(error, t('webhooksFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{t('noWebhooks')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('webhooks')} className={styles.list}>
          {data.map((webhook) => (
            <WebhookRow key={webhook._id} webhook={webhook} {...actions} />
          ))}
        </ul>
      )}
    </>
  );
}

function WebhookRow({
  webhook,
  busy,
  onLog,
  onDelete,
  onEnable,
  onRotate,
}: WebhookActions & { webhook: Webhook }) {
  const t = useTexts();
  const { address, events, createdAt, createdBy, disabledAt, waiting } = webhook;
  const made = { day: formatDay(createdAt), name: createdBy?.name ?? t('formerPerson') };
  const isEnabled = disabledAt === null;
  const items = [
    {
      key: 'enable',
      label: t(isEnabled ? 'disableWebhook' : 'enableWebhook'),
      icon: isEnabled ? icons.action.lock : icons.action.unlock,
      onSelect: () => onEnable(webhook, !isEnabled),
    },
    { key: 'rotate', label: t('rotateSecret'), icon: icons.action.retry, onSelect: () => onRotate(webhook) },
    {
      key: 'delete',
      label: t('deleteWebhook'),
      icon: icons.action.delete,
      onSelect: () => onDelete(webhook),
    },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.address}>
          <code>{address}</code> <State webhook={webhook} />
        </p>
        <p className={styles.text}>{events.join(' · ')}</p>
        <p className={styles.text}>
          {t('madeBy', made)}
          {waiting > 0 && ` · ${t('deliveriesWaiting', { count: waiting })}`}
        </p>
      </div>
      <PlainButton
        variant="text"
        size="small"
        disabled={busy}
        aria-label={t('deliveriesOf', { address })}
        onClick={() => onLog(webhook)}
      >
        {t('deliveries')}
      </PlainButton>
      <ActionMenu label={t('moreOfWebhook', { address })} items={items} />
    </li>
  );
}

function State({ webhook: { disabledAt, disabledBy, failingSince } }: { webhook: Webhook }) {
  const t = useTexts();
  if (disabledAt !== null)
    return (
      <Badge color="red">{t(disabledBy === 'failures' ? 'disabledByFailures' : 'disabledByAdmin')}</Badge>
    );
  if (failingSince === null) return null;
  return (
    <Badge color="yellow">
      <RelativeTime time={failingSince} label={(ago) => t('failingSince', { ago })} />
    </Badge>
  );
}
