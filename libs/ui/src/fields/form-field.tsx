import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './form-field.module.css';

/**
 * Props for the control inside: `<Input {...field} />`. `status` is for antd; a native control ignores it.
 */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  status: 'error' | undefined;
}

export interface FormFieldProps {
  label: ReactNode;
  /** Why the value is rejected; shown below with an icon and announced. */
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** A count beside the label, for example of assignees or attachments. */
  count?: number;
  /** At the end of the label's line, for example a link. It follows the control in the tab order. */
  beside?: ReactNode;
  /** Hides the label visually; screen readers still get it. */
  labelHidden?: boolean;
  children: (field: FieldProps) => ReactNode;
}

/**
 * Label above, hint and error below, linked to the control by id.
 * @example
 * <FormField label="Title" required>{(field) => <Input {...field} value={text} />}</FormField>
 */
export const FormField = (props: FormFieldProps) => {
  const { label, error, hint, required, count, beside, labelHidden = false, children } = props;
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
      {beside && <div className={styles.beside}>{beside}</div>}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

/**
 * The live region exists before the error does, so that screen readers announce it.
 * @example
 * <FieldError id="title-error" error="Title is required." />
 */
export const FieldError = ({ id, error }: { id: string; error?: string | null }) => (
  <div aria-live="polite">
    {error && (
      <p className={styles.error} id={id}>
        <Icon icon={CircleAlert} size={14} className={styles.errorIcon} />
        <span>{error}</span>
      </p>
    )}
  </div>
);
