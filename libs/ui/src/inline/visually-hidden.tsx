import { createElement, type HTMLAttributes } from 'react';

/** Text for screen readers only; the class stands in the global style sheet. */
export const VisuallyHidden = ({
  as = 'span',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: string }) =>
  createElement(as, { ...rest, className: `tl-visually-hidden ${className}` });
