/**
 * Settings for dnd-kit, which each remote bundles itself. A press becomes a drag after pixels of mouse movement, or
 * milliseconds of a touch that stays within a tolerance in pixels (docs/design.md).
 */
export const dragSensors = {
  mouse: { activationConstraint: { distance: 4 } },
  touch: { activationConstraint: { delay: 250, tolerance: 8 } },
};

/** The drop animation, without its side effects. */
export const dropGlide = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Disables dnd-kit's announcements, for screens that announce each step themselves, for keyboard and pointers alike. */
export const silentDrag = {
  announcements: {
    onDragStart: (): undefined => undefined,
    onDragOver: (): undefined => undefined,
    onDragEnd: (): undefined => undefined,
    onDragCancel: (): undefined => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
