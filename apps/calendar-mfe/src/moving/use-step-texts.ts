import { toast } from '@taskloom/client/toasts';
import { formatDayFull } from '@taskloom/ui';
import { useCallback, useState } from 'react';
import { useTexts } from '../texts';
import type { Lift, Step } from './use-lift';

/** The announcements for a task that is being moved, and the message for a day that it can't be moved to. */
export function useStepTexts() {
  const t = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const onStep = useCallback(
    (step: Step, { task, to, by, problem }: Lift) => {
      const { title, deadline } = task;
      const place = (day: string | null) => (day === null ? t('noDate') : formatDayFull(day));
      const sentence = problem && t(problem);
      if (step === 'refused' && sentence && by === 'pointer') toast.info(sentence, title);
      if (step === 'lifted') setAnnouncement(t('lifted', { title, day: place(deadline) }));
      else if (step === 'returned') setAnnouncement(t('returned', { title, day: place(deadline) }));
      else if (step === 'dropped') setAnnouncement(t('dropped', { title, day: place(to) }));
      else if (step === 'refused') setAnnouncement(sentence ?? '');
      else setAnnouncement(sentence ? `${place(to)}. ${sentence}` : place(to));
    },
    [t],
  );
  return { announcement, onStep };
}
