import type { ExtensionProps } from '@taskloom/sdk/client';
import { daysUntil } from './days';
import { useTexts } from './texts';

/** A section of an open task: the days until its deadline. */
export default function TimeLeft({ task: { status, deadline } }: ExtensionProps['task-panel-section']) {
  const t = useTexts();
  if (status === 'done') return <p>{t('finished')}</p>;
  if (!deadline) return <p>{t('noDeadline')}</p>;
  const days = daysUntil(deadline);
  if (days === 0) return <p>{t('dueToday')}</p>;
  return <p>{days > 0 ? t('daysLeft', { count: days }) : t('daysLate', { count: -days })}</p>;
}
