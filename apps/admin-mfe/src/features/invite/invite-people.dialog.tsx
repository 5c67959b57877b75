import { useId } from 'react';
import { INVITE_OUTCOMES, TEAM_ROLES, type InviteResult, type TeamRole } from '@taskloom/contracts';
import { Badge, FormField, PlainButton } from '@taskloom/ui';
import { Choice, Input } from '@taskloom/ui/form';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import styles from './invite-people.module.css';
import { useInvitations } from './use-invitations';

export interface InvitePeopleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites many people at once. Addresses that could not be invited stay in the field. */
export default function InvitePeopleDialog({ open, onClose }: InvitePeopleDialogProps) {
  const t = useTexts();
  const form = useId();
  const { text, role, problem, results, sending, count, field, change, setRole, submit, clear } =
    useInvitations(onClose);
  return (
    <Dialog
      open={open}
      width="md"
      title={t('invite')}
      subtitle={t('inviteText')}
      closeText={t('close')}
      busy={sending}
      closeOnMask={text === ''}
      initialFocus={field}
      onClose={onClose}
      afterClose={clear}
      footer={
        <>
          <PlainButton disabled={sending} onClick={onClose}>
            {results.length > 0 ? t('done') : t('cancel')}
          </PlainButton>
          <PlainButton variant="primary" type="submit" form={form} busy={sending}>
            {sending ? t('inviting') : count > 0 ? t('inviteCount', { count }) : t('inviteNone')}
          </PlainButton>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormField label={t('addresses')} hint={t('addressesHint')} error={problem}>
          {(props) => (
            <Input.TextArea
              {...props}
              ref={field}
              autoSize={{ minRows: 4, maxRows: 10 }}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </FormField>
        <FormField label={t('role')}>
          {(props) => (
            <Choice<TeamRole>
              {...props}
              className={styles.role}
              value={role}
              options={TEAM_ROLES.map((value) => ({ value, label: t(value) }))}
              onChange={setRole}
            />
          )}
        </FormField>
      </form>
      <div aria-live="polite">{results.length > 0 && <Results results={results} />}</div>
    </Dialog>
  );
}

const COLORS = { invited: 'green', member: 'grey', pending: 'grey', domain: 'red', invalid: 'red' } as const;
const TEXTS = {
  invited: 'wasInvited',
  member: 'isMember',
  pending: 'isInvited',
  domain: 'isOtherDomain',
  invalid: 'isNoAddress',
} as const;

/** The outcome for each address; addresses that need attention come first. */
function Results({ results }: { results: readonly InviteResult[] }) {
  const t = useTexts();
  const byOutcome = INVITE_OUTCOMES.toReversed().flatMap((outcome) =>
    results.filter((result) => result.outcome === outcome),
  );
  return (
    <ul className={styles.results} aria-label={t('inviteResults')}>
      {byOutcome.map(({ email, outcome }) => (
        <li key={email} className={styles.result}>
          <span className={styles.email} title={email}>
            {email}
          </span>
          <Badge color={COLORS[outcome]}>{t(TEXTS[outcome])}</Badge>
        </li>
      ))}
    </ul>
  );
}
