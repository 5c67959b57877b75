import { REMOTE_ALARM_LIMITS, type RemoteAlarm } from '@taskloom/contracts';
import { Badge, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { countText, shareText } from '../../words/numbers';
import styles from './performance.module.css';
import { Section } from './section';

/** Alarms about live versions, the newest first. */
export function Alarms({ alarms }: { alarms: readonly RemoteAlarm[] }) {
  const t = useTexts();
  return (
    <Section title={t('alarms')} empty={alarms.length === 0 ? t('noAlarms') : undefined}>
      <ul>
        {alarms.map(({ version, measure, people, affected, raisedAt, resolvedAt }) => (
          <li key={`${measure} ${raisedAt}`} className={styles.problem}>
            <p className={styles.message}>
              {t(`alarm.${measure}`)}{' '}
              <Badge color={resolvedAt === null ? 'red' : 'green'}>
                {t(resolvedAt === null ? 'alarmRaised' : 'alarmResolved')}
              </Badge>
            </p>
            <p className={styles.about}>
              {[
                version,
                t('alarmShare', {
                  affected: countText(affected),
                  people: countText(people),
                  limit: shareText(REMOTE_ALARM_LIMITS[measure]),
                }),
              ].join(' · ')}
              {' · '}
              <RelativeTime time={raisedAt} label={(since) => t('alarmSince', { since })} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
