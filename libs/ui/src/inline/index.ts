export { Chip, type ChipProps } from './chip';
export { Highlight } from './highlight';
export { Kbd } from './kbd';
export { VisuallyHidden } from './visually-hidden';
