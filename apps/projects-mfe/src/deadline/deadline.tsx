import { DeadlineText, type DeadlineTextProps } from '@taskloom/ui';
import { useTexts } from '../texts';

/** A project's or task's deadline in the reader's language (spec §9). */
export function Deadline(props: DeadlineTextProps) {
  const t = useTexts();
  return <DeadlineText overdueText={t('overdue')} noDateText={t('noDate')} {...props} />;
}
