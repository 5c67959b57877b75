import type { TaskCard, TaskStatus } from '@taskloom/contracts';
import { valueWord } from '@taskloom/ui';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../../texts';
import type { Step } from './drag/use-lift';
import type { Columns } from './order/columns';
import { othersIn } from './order/place';
import type { Lift } from './order/rows';

/** The announcements for a card that is being moved. */
export function useStepTexts(columns: Columns) {
  const t = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(columns);
  latest.current = columns;

  const onStep = useCallback(
    (step: Step, { card, from, to }: Lift) => {
      const { title, _id } = card;
      const { status, index } = step === 'returned' ? from : to;
      const column = valueWord(status);
      const all = othersIn(latest.current, status, _id) + 1;
      setAnnouncement(
        step === 'returned'
          ? t(step, { title, column })
          : t(step, { title, column, position: index + 1, all }),
      );
    },
    [t],
  );
  const onMoved = useCallback(
    ({ title }: TaskCard, status: TaskStatus) =>
      setAnnouncement(t('moved', { title, column: valueWord(status) })),
    [t],
  );
  return { announcement, onStep, onMoved, say: setAnnouncement };
}
