import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>,
    Pick<FormFieldProps, 'label' | 'beside' | 'error' | 'hint'> {
  ref?: Ref<HTMLInputElement>;
  /** Rendered inside the field at its end. */
  suffix?: ReactNode;
}

/**
 * A native text field with label and error, so that the sign-in page needs no antd.
 * @example
 * <TextField label="Title" value={text} onChange={({ target }) => setText(target.value)} />
 */
export const TextField = ({
  label,
  beside,
  error,
  hint,
  suffix,
  className = '',
  ...input
}: TextFieldProps) => (
  <FormField label={label} beside={beside} error={error} hint={hint}>
    {({ status: _, ...field }) => (
      <span className={styles.frame}>
        <input
          {...input}
          {...field}
          className={`${styles.input} ${suffix ? styles.withSuffix : ''} ${className}`}
        />
        {suffix}
      </span>
    )}
  </FormField>
);
