import type { ReactNode } from 'react';
import type { IconShape } from '../icons/icon-shape';
import { IconTile } from './icon-tile';
import styles from './state-frame.module.css';

/** The texts of a screen that has nothing else to show. */
export interface StateTexts {
  title: string;
  /** One or two lines: what happened and what to do. */
  text?: ReactNode;
  /** Buttons or links below the text; one primary at most. */
  action?: ReactNode;
  /** The level of the heading; 1 only where the state fills the whole screen. */
  level?: 1 | 2 | 3;
  /** Renders the title without a heading, where it repeats the heading of the screen. */
  plain?: boolean;
  /** Draws a card around the state; without it the state has no background of its own. */
  framed?: boolean;
}

interface StateFrameProps extends StateTexts {
  icon: IconShape;
  tone?: 'neutral' | 'red';
  role?: 'alert' | 'status';
  /** Small print below the action. */
  foot?: ReactNode;
}

/** The common layout of empty, error, missing and unknown states: icon tile, title, one line, one action. */
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
