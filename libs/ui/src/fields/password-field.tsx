import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Icon } from '../icons/icon';
import { TextField, type TextFieldProps } from './text-field';
import styles from './text-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Without the field's own name, so that it is not taken for the field: 'Show characters'. */
  showLabel: string;
  /** 'Hide characters' */
  hideLabel: string;
}

/** A password that can be looked at. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
};
