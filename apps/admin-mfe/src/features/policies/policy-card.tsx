import { useId, type ReactNode } from 'react';
import { Card, Icon, PlainButton, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/policies';
import styles from './policy-card.module.css';

interface PolicyCardProps {
  title: string;
  text?: string;
  /** The environment variable that fixes the policy. */
  fixedBy: string | undefined;
  /** Whether the shown values differ from the saved ones. */
  changed: boolean;
  saving: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** One policy with its button to save, or with the variable that fixes it. */
export function PolicyCard({ title, text, fixedBy, changed, saving, onSave, children }: PolicyCardProps) {
  const t = useTexts();
  const heading = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={heading}>
      <SectionHeader id={heading} title={title} />
      {text && <p className={styles.text}>{text}</p>}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving && changed) onSave();
        }}
      >
        {children}
        {fixedBy ? (
          <p className={styles.fixed}>
            <Icon icon={icons.action.lock} size={14} />
            <span>{t('fixed', { variable: fixedBy })}</span>
          </p>
        ) : (
          <PlainButton
            className={styles.save}
            type="submit"
            variant={changed ? 'primary' : 'default'}
            busy={saving}
            disabled={!changed}
          >
            {saving ? t('saving') : t('save')}
          </PlainButton>
        )}
      </form>
    </Card>
  );
}
