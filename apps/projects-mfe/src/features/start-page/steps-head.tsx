import { errorMessage, useUpdateDisplayPreferencesMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import styles from './start-page.module.css';
import { useStartTexts } from './texts';

/** How many steps are done, and the press that hides them for good. */
export function StepsHead({ steps }: { steps: readonly boolean[] }) {
  const t = useStartTexts();
  const [update] = useUpdateDisplayPreferencesMutation();
  const done = steps.filter(Boolean).length;

  const hide = async () => {
    // The button goes away with the page.
    document.querySelector('h1')?.focus({ preventScroll: true });
    const { error } = await update({ startPage: 'hidden' });
    if (error) toast.error(t('error'), errorMessage(error, t('hideFailed')));
  };

  return (
    <div className={styles.head}>
      <p className={styles.intro}>{t('intro')}</p>
      <span className={styles.bars} aria-hidden="true">
        {steps.map((_, index) => (
          <span key={index} className={index < done ? styles.barDone : styles.bar} />
        ))}
      </span>
      <span className={styles.progress} role="status">
        {t('progress', { done, count: steps.length })}
      </span>
      <PlainButton variant="text" icon={icons.action.hide} onClick={() => void hide()}>
        {t('hide')}
      </PlainButton>
    </div>
  );
}
