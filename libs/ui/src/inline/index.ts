export { Chip, type ChipProps } from './chip';
export { clampClass } from './clamp';
export { CloseButton, type CloseButtonProps } from './close-button';
export { Highlight } from './highlight';
export { Kbd } from './kbd';
export { VisuallyHidden } from './visually-hidden';
