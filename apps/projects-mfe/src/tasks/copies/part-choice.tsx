import { Checkbox } from '@taskloom/ui/form';
import type { ComponentRef, ReactNode, RefObject } from 'react';
import styles from './part-choice.module.css';

interface PartChoiceProps<Part extends string> {
  legend: string;
  /** What can be taken along, with its name. */
  parts: readonly (readonly [part: Part, name: ReactNode])[];
  choice: Readonly<Record<Part, boolean>>;
  onChange: (choice: Partial<Record<Part, boolean>>) => void;
  /** What is never taken along. */
  left: string;
  firstRef?: RefObject<ComponentRef<typeof Checkbox> | null>;
}

/** What a copy takes from its original. */
export function PartChoice<Part extends string>(props: PartChoiceProps<Part>) {
  const { legend, parts, choice, onChange, left, firstRef } = props;
  return (
    <>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>{legend}</legend>
        {parts.map(([part, name], index) => (
          <Checkbox
            key={part}
            ref={index === 0 ? firstRef : undefined}
            checked={choice[part]}
            onChange={({ target }) => {
              // A computed key has the type of all strings.
              const changed: Partial<Record<Part, boolean>> = {};
              changed[part] = target.checked;
              onChange(changed);
            }}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.left}>{left}</p>
    </>
  );
}
