import { createElement, type HTMLAttributes } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** 16, 20 or 0 pixels. */
  padding?: 'md' | 'lg' | 'none';
  /** Something inside makes the whole card a target: its hairline darkens on hover. */
  interactive?: boolean;
}

/** A surface with a hairline and no shadow worth the name. */
export const Card = ({ as = 'div', padding = 'md', interactive, className = '', ...rest }: CardProps) =>
  createElement(as, {
    ...rest,
    className: `${styles.card} ${styles[padding]} ${interactive ? styles.interactive : ''} ${className}`,
  });
