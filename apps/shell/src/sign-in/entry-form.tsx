import type { ComponentProps, ReactNode } from 'react';
import { InlineError, PlainButton } from '@taskloom/ui/entry';
import styles from './entry-form.module.css';

interface EntryFormProps extends ComponentProps<'form'> {
  /** An error of no single field. */
  mistake?: string;
  submit: string;
  busy: boolean;
  busyText: string;
  children: ReactNode;
}

/** The fields and the submit button, whose label changes during the request. */
export function EntryForm({ mistake, submit, busy, busyText, children, ...form }: EntryFormProps) {
  return (
    <form className={styles.form} aria-busy={busy} {...form}>
      {children}
      {mistake && <InlineError message={mistake} />}
      <PlainButton className={styles.submit} type="submit" variant="primary" block busy={busy}>
        {busy ? busyText : submit}
      </PlainButton>
    </form>
  );
}
