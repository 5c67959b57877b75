import type { Undone } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { fieldLabel } from '@taskloom/ui';
import { useEffect } from 'react';
import { useTexts } from './texts';

interface UndoneToastProps {
  outcomes: readonly (readonly Undone[])[];
  onShown: () => void;
}

const show = (outcome: readonly Undone[], t: ReturnType<typeof useTexts>): void => {
  const failed = outcome.find(({ error }) => error !== undefined);
  if (failed) return toast.error(t('failed'), errorMessage(failed.error, t('failedText')));
  const title = outcome.find(({ gone }) => gone !== undefined)?.gone;
  if (title !== undefined) return toast.info(t('failed'), t('gone', { title }));
  const lost = outcome.flatMap((each) => each.lost);
  const [first] = lost;
  if (!first) return toast.success(t('undone'), undefined, { id: 'undone' });
  const field = first.field === 'place' ? t('place') : fieldLabel(first.field);
  const { title: task, by } = first;
  const reason = by ? t('lostTo', { task, field, name: by }) : t('lost', { task, field });
  toast.info(t('partly'), lost.length > 1 ? t('more', { reason, count: lost.length - 1 }) : reason);
};

/** Shows a toast for each outcome, once. */
export default function UndoneToast({ outcomes, onShown }: UndoneToastProps) {
  const t = useTexts();
  useEffect(() => {
    if (outcomes.length === 0) return;
    outcomes.forEach((outcome) => show(outcome, t));
    onShown();
  }, [outcomes, onShown, t]);
  return null;
}
