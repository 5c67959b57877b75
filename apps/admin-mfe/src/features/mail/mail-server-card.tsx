import type { MailState } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useTestMailMutation } from '@taskloom/contracts/rtk/admin';
import { useUser } from '@taskloom/client';
import { Card, Icon, InlineError, PlainButton, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/mail';
import styles from './mail.module.css';

/** The mail server, and a mail to oneself that tests it. */
export function MailServerCard({ state: { server, from, waiting } }: { state: MailState }) {
  const t = useTexts();
  const { email } = useUser();
  const [test, { data, error, isLoading }] = useTestMailMutation();
  const failed = error ? errorMessage(error, t('testFailed')) : data && !data.accepted && data.message;
  return (
    <Card as="section" padding="lg" aria-labelledby="mail-server">
      <SectionHeader id="mail-server" title={t('server')} />
      {server === null ? (
        <p className={styles.text}>{t('none')}</p>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t('host')}</dt>
            <dd>{server}</dd>
            <dt>{t('from')}</dt>
            <dd>{from}</dd>
            <dt>{t('waiting')}</dt>
            <dd>{waiting}</dd>
          </dl>
          <PlainButton className={styles.test} busy={isLoading} onClick={() => void test()}>
            {isLoading ? t('sending') : t('test', { email })}
          </PlainButton>
        </>
      )}
      <div aria-live="polite">
        {!isLoading && failed && <InlineError message={failed} />}
        {!isLoading && data?.accepted && (
          <p className={styles.accepted}>
            <Icon icon={icons.action.check} />
            <span>{data.message}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
