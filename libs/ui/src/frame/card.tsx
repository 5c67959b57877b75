import { createElement, type HTMLAttributes } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Padding: 16, 20 or 0 pixels. */
  padding?: 'md' | 'lg' | 'none';
  /** The whole card is clickable: its border darkens on hover. */
  interactive?: boolean;
}

const PADDING = { md: styles.md, lg: styles.lg, none: '' };

/**
 * A surface with a thin border and hardly any shadow.
 * @example
 * <Card as="section" padding="md">{children}</Card>
 */
export const Card = ({ as = 'div', padding = 'md', interactive, className = '', ...rest }: CardProps) =>
  createElement(as, {
    ...rest,
    className: `${styles.card} ${PADDING[padding]} ${interactive ? styles.interactive : ''} ${className}`,
  });
