import type { ReactNode } from 'react';
import type { IconShape } from '../icons/icon-shape';
import { IconTile } from './icon-tile';
import styles from './state-frame.module.css';

export interface StateTexts {
  title: string;
  /** One or two lines: what it means, what to do. */
  text?: ReactNode;
  /** Buttons or links below the text; one of them filled at most. */
  action?: ReactNode;
  /** Level of the heading; 1 only where the state is the whole screen. */
  level?: 1 | 2 | 3;
  /** The title is no heading: where it says once more what the screen's own heading says. */
  plain?: boolean;
  /** Draws the card around it; without it the state lies on the ground it is put on. */
  framed?: boolean;
}

interface StateFrameProps extends StateTexts {
  icon: IconShape;
  tone?: 'neutral' | 'red';
  role?: 'alert' | 'status';
  /** Small print under the action. */
  foot?: ReactNode;
}

/** What empty, error, missing and unknown have in common: icon tile, title, one line, one action. */
export const StateFrame = (props: StateFrameProps) => {
  const { icon, tone, title, text, action, foot, level = 2, framed = true, role } = props;
  const Heading = props.plain ? 'p' : (`h${level}` as const);
  return (
    <div className={`${styles.state} ${framed ? styles.framed : ''}`} role={role}>
      <IconTile icon={icon} tone={tone} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
};
