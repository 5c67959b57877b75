import type { IconShape } from './icon-shape';

/**
 * Pixels: 12 in badges, 14 in meta lines, 16 by default, 18 in headers, 20 in states, 22 in the bars of
 * phones.
 */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 22;

/** Stroke width on lucide's 24 px grid, so that small icons don't fade and large ones aren't too heavy. */
const STROKES: Record<IconSize, number> = { 12: 2.5, 14: 2, 16: 2, 18: 1.75, 20: 1.75, 22: 1.75 };

export interface IconProps {
  icon: IconShape;
  size?: IconSize;
  /** Only where no text is beside the icon; without a label screen readers skip it. */
  label?: string;
  className?: string;
}

/**
 * An icon of `@taskloom/ui/icons` at one of the defined sizes.
 * @example
 * <Icon icon={icons.meta.deadline} label="Deadline" />
 */
export const Icon = ({ icon: Shape, size = 16, label, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={STROKES[size]}
    className={className}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
