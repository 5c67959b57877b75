import type { AuditEvent } from '@taskloom/contracts';
import { Icon, RelativeTime, UserAvatar, formatInstant } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import { useTexts, type AuditTexts } from '../../texts/audit';
import styles from './audit-row.module.css';
import { changeOf } from './change-of';
import { sentenceOf } from './sentence';

interface AuditRowProps {
  event: AuditEvent;
  /** Names of the people of the team by id. */
  names: ReadonlyMap<string, string>;
}

export function AuditRow({ event, names }: AuditRowProps) {
  const t = useTexts();
  const { at, lastAt, count, address } = event;
  const change = changeOf(t, event, names);
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.when}>
        <RelativeTime time={at} underMinute={t('now')} />
      </td>
      <th role="rowheader" scope="row" className={styles.who}>
        <Who event={event} />
      </th>
      <td role="cell" className={styles.what}>
        <span className={styles.sentence}>{sentenceOf(t, event)}</span>
        {change && (
          <span className={styles.change}>
            <span className="tl-visually-hidden">{t('before')} </span>
            <span className={styles.value}>{change.before}</span>
            <Icon icon={icons.action.open} size={14} />
            <span className="tl-visually-hidden"> {t('after')} </span>
            <span className={styles.value}>{change.after}</span>
          </span>
        )}
        {count > 1 && (
          <span className={styles.times}>{t('times', { count, last: formatInstant(lastAt) })}</span>
        )}
      </td>
      <td role="cell" className={`${styles.where} ${address === null ? styles.nowhere : ''}`}>
        <span className={styles.label}>{t('where')}: </span>
        {address ?? t('nothing')}
      </td>
    </tr>
  );
}

function Who({ event }: Pick<AuditRowProps, 'event'>) {
  const t = useTexts();
  const { actor } = event;
  const [name, icon] = actor ? [actor.name, null] : withoutPerson(t, event);
  return (
    <span className={styles.actor}>
      {actor && <UserAvatar user={actor} size={24} decorative />}
      {icon && (
        <span className={styles.tile}>
          <Icon icon={icon} size={14} />
        </span>
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}

/** Who did what no signed-in person did. */
const withoutPerson = (t: AuditTexts, { address, details: { by } }: AuditEvent): [string, IconShape] => {
  if (by === 'system') return [t('system'), icons.nav.operations];
  if (typeof by === 'string') return [by, icons.nav.operations];
  return address === null ? [t('server'), icons.nav.settings] : [t('visitor'), icons.meta.person];
};
