import { LIMITS } from '@taskloom/contracts';
import { useSendInvitation } from '@taskloom/client/invitations';
import { PlainButton, TextField } from '@taskloom/ui';
import styles from './start-page.module.css';
import { StepCard } from './step-card';
import { useStartTexts } from './texts';

/** An admin invites people. Done once there is someone else in the team, or an invitation. */
export function InviteStep({ done }: { done: boolean }) {
  const t = useStartTexts();
  const { email, problem, sending, field, change, submit } = useSendInvitation();
  return (
    <StepCard title={t('invite')} text={t('inviteText')} done={done}>
      <form className={styles.titleRow} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t('email')}
          type="email"
          name="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          placeholder={t('emailExample')}
          value={email}
          error={problem}
          onChange={({ target }) => change(target.value)}
        />
        <PlainButton type="submit" busy={sending}>
          {sending ? t('sending') : t('send')}
        </PlainButton>
      </form>
    </StepCard>
  );
}
