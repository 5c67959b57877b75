import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ReactNode } from 'react';
import styles from './choices.module.css';

export interface Choice<V extends string = string> {
  value: V;
  /** The accessible name, and the text when `content` is absent. */
  label: string;
  /** How the choice is displayed: a badge icon, an avatar. */
  content?: ReactNode;
}

interface ChoicesProps<V extends string> {
  title: string;
  options: readonly Choice<V>[];
  /** Several of them, or one. */
  type: 'checkbox' | 'radio';
  /** Of the radio buttons. */
  name?: string;
  isChosen: (value: V) => boolean;
  onChoose: (value: V) => void;
}

/** A group of choices in a menu, with a check mark behind those that are chosen. */
export function Choices<V extends string>({ title, options, isChosen, onChoose, ...input }: ChoicesProps<V>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {options.map(({ value, label, content }) => (
        <label key={value} className={styles.option}>
          <input
            {...input}
            className={styles.input}
            checked={isChosen(value)}
            onChange={() => onChoose(value)}
          />
          <span className={styles.content}>{content ?? label}</span>
          <Icon icon={icons.action.check} className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}
