import { ratePassword, type Rating } from './rate-password';
import { useTexts } from './texts';
import styles from './strength-meter.module.css';

export interface StrengthMeterProps {
  password: string;
  /** The person's name and e-mail address. */
  personal: readonly string[];
  /** Characters that it needs. */
  min: number;
}

const STEPS = [1, 2, 3] as const;

const REACHED: Record<Rating, (typeof STEPS)[number]> = {
  short: 1,
  personal: 1,
  common: 1,
  easy: 1,
  fair: 2,
  strong: 3,
};

/** A bar in three steps, with its meaning in words. */
export default function StrengthMeter({ password, personal, min }: StrengthMeterProps) {
  const t = useTexts();
  const rating = ratePassword(password, personal, min);
  const reached = REACHED[rating];
  return (
    <>
      <span className={styles.bar} data-reached={reached} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={step <= reached ? styles.reached : undefined} />
        ))}
      </span>
      <span>{rating === 'short' ? t('short', { count: min }) : t(rating)}</span>
    </>
  );
}
