import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './form-field.module.css';

/** What the control inside takes: `<Input {...field} />`. `status` is antd's; a native control leaves it out. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  status: 'error' | undefined;
}

export interface FormFieldProps {
  label: ReactNode;
  /** Why the value can't be taken; shown below with an icon and announced. */
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** A number beside the label: how many assignees, attachments. */
  count?: number;
  /** The label stays for screen readers. */
  labelHidden?: boolean;
  children: (field: FieldProps) => ReactNode;
}

/** Label above, hint and error below, tied to the control by id. */
export const FormField = (props: FormFieldProps) => {
  const { label, error, hint, required, count, labelHidden = false, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'tl-visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
        status: error ? 'error' : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

/** The live region stands before the error comes, so that screen readers hear it. */
const FieldError = ({ id, error }: { id: string; error?: string | null }) => (
  <div aria-live="polite">
    {error && (
      <p className={styles.error} id={id}>
        <Icon icon={CircleAlert} size={14} className={styles.errorIcon} />
        <span>{error}</span>
      </p>
    )}
  </div>
);
