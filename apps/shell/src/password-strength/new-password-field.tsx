import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { PasswordField } from '@taskloom/ui/entry';
import { useTexts } from '../texts';
import type { StrengthMeterProps } from './strength-meter';
import { usePasswordMin } from './use-password-min';
import styles from './new-password-field.module.css';

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel'
> {
  /** The name and e-mail address that a good password doesn't contain. */
  personalIn: (form: FormData) => string[];
}

/** A field for a new password that warns of an easily guessed one; only the API refuses it, where admins want that. */
export function NewPasswordField({ personalIn, ...field }: NewPasswordFieldProps) {
  const t = useTexts();
  const min = usePasswordMin();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Pick<StrengthMeterProps, 'password' | 'personal'>>();
  const [Meter, setMeter] = useState<ComponentType<StrengthMeterProps> | null>();

  const onInput = () => {
    const { value = '', form } = input.current ?? {};
    setTyped(value && form ? { password: value, personal: personalIn(new FormData(form)) } : undefined);
    // The estimator and its word list are loaded on the first input. Without them, nothing is shown.
    if (Meter === undefined) {
      void import('./strength-meter').then(
        (loaded) => setMeter(() => loaded.default),
        () => setMeter(null),
      );
    }
  };

  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setTyped(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        hint={t('field.passwordHint', { count: min })}
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        {...field}
        ref={input}
        onInput={onInput}
      />
      {/* Opens with the first character, not when the meter arrives, so that nothing moves later. */}
      <div className={styles.strength} data-open={Boolean(typed) && Meter !== null}>
        <div className={styles.words} aria-live="polite">
          <div className={styles.lines}>{typed && Meter && <Meter {...typed} min={min} />}</div>
        </div>
      </div>
    </div>
  );
}
