import { createElement, type HTMLAttributes } from 'react';

/**
 * Text for screen readers only; the class is part of the global style sheet.
 * @example
 * <VisuallyHidden>3 unread notifications</VisuallyHidden>
 */
export const VisuallyHidden = ({
  as = 'span',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: string }) =>
  createElement(as, { ...rest, className: `tl-visually-hidden ${className}` });
