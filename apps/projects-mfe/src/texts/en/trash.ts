/** The trash, and what undoes a deletion. */
export const trash = {
  undo: 'Undo',
  controlKey: 'Ctrl',
  tasksDeleted: '{{count}} tasks deleted',
  filesDeleted: '{{count}} files deleted',
  undone: 'Restored',
  undoneWithout: 'Restored without {{names}}, no longer a member of the project.',
  restoreFailed: 'Failed to restore',
  restoreFailedText: 'It may have been removed for good. Please look into the trash.',
} as const;
