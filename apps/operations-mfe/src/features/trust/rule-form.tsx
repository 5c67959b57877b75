import { useEffect, useRef, type SubmitEvent } from 'react';
import { DEPLOY_RIGHTS, LIMITS } from '@taskloom/contracts';
import { InlineError, TextField } from '@taskloom/ui';
import { ChoiceGroup, SelectField } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import styles from '../../dialog-list/dialog-list.module.css';
import { useNewRule, type RuleActionOptions } from './use-rule-actions';

const DAYS = [30, 90, LIMITS.trustRuleDefaultDays, LIMITS.trustRuleDays];

interface RuleFormProps extends RuleActionOptions {
  /** Of the form element, for the button in the footer. */
  id: string;
  busy: boolean;
}

/** Issuer, subject, rights and lifetime of a new rule. */
export function RuleForm({ id, busy, ...options }: RuleFormProps) {
  const t = useTexts();
  const subject = useRef<HTMLInputElement>(null);
  const { values, set, flip, mistakes, problem, submit } = useNewRule(options);
  // The issuer is that of most pipelines.
  useEffect(() => subject.current?.focus(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t('issuer')}
        hint={t('issuerHint')}
        name="issuer"
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        maxLength={300}
        value={values.issuer}
        error={mistakes.issuer}
        onChange={({ target }) => set({ issuer: target.value })}
      />
      <TextField
        ref={subject}
        label={t('subject')}
        hint={<Sentence text={t('subjectHint')} />}
        name="subject"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={values.subject}
        error={mistakes.subject}
        onChange={({ target }) => set({ subject: target.value })}
      />
      <ChoiceGroup
        legend={t('rights')}
        type="checkbox"
        options={DEPLOY_RIGHTS.map((right) => ({
          value: right,
          label: t(`right.${right}`),
          text: t(`rightText.${right}`),
        }))}
        chosen={values.rights}
        error={mistakes.rights}
        onChoose={flip}
      />
      <SelectField
        label={t('tokenDays')}
        options={DAYS.map((count) => ({ value: String(count), label: t('tokenDaysOption', { count }) }))}
        value={String(values.days)}
        onChange={(days) => set({ days: Number(days) })}
      />
      {problem && <InlineError message={problem} />}
    </form>
  );
}
