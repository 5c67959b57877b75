import type { IconShape } from './icon-shape';

/** 12 in badges, 14 in meta lines, 16 as a rule, 18 in headers, 20 in states, 22 on phones' bars. */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 22;

/** Stroke of lucide's 24 px grid, so that small icons don't fade and large ones don't shout. */
const STROKES: Record<IconSize, number> = { 12: 2.5, 14: 2, 16: 2, 18: 1.75, 20: 1.75, 22: 1.75 };

export interface IconProps {
  icon: IconShape;
  size?: IconSize;
  /** Only where no text stands beside it; without a label screen readers skip the icon. */
  label?: string;
  className?: string;
}

/** One of `@taskloom/ui/icons` at a size of the scale. */
export const Icon = ({ icon: Shape, size = 16, label, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={STROKES[size]}
    className={className}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
