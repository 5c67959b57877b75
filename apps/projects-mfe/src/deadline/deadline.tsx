import { DeadlineText, type DeadlineTextProps } from '@taskloom/ui';
import { useTexts } from '../texts/start';

/** The deadline of a project or task in the language of the document (specification 9). */
export function Deadline(props: DeadlineTextProps) {
  const t = useTexts();
  return <DeadlineText overdueText={t('overdue')} noDateText={t('noDate')} {...props} />;
}
