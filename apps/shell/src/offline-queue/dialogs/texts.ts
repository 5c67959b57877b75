import { defineTexts } from '@taskloom/client/texts';

const en = {
  heldTitle: 'Send these changes?',
  heldText: 'They have been waiting for a day. The tasks and projects may have changed since then.',
  heldSince: 'Waiting since {{since}}',
  heldTried: 'It may have already been saved. Check before you send it again.',
  send: 'Send',
  sendThis: 'Send: {{what}}',
  discard: 'Discard',
  discardThis: 'Discard: {{what}}',
  sendAll: 'Send all',
  discardAll: 'Discard all',
  updateTask: 'Task changed: {{name}}',
  createTask: 'New task: {{name}}',
  deleteTask: 'Task deleted: {{name}}',
  archiveTask: 'Task archived: {{name}}',
  addComment: 'Comment on {{name}}',
  editComment: 'Comment edited on {{name}}',
  deleteComment: 'Comment deleted from {{name}}',
  reactToComment: 'Reaction to a comment on {{name}}',
  keepSmallPicture: 'Picture for the card of {{name}}',
  deleteAttachment: 'File removed from {{name}}',
  changeChecklist: 'Checklist of {{name}}',
  turnItemIntoTask: 'New task from the checklist of {{name}}',
  addRelation: 'Relation of {{name}}',
  removeRelation: 'Relation removed from {{name}}',
  updateProject: 'Project changed: {{name}}',
  changeNotifications: 'Notifications changed: {{name}}',
  conflictTitle: 'Which change do you want to keep?',
  conflictText: 'Someone else changed the same fields before your changes were saved.',
  conflictOf: '{{field}}: which one to keep',
  before: 'Before',
  theirs: 'Theirs',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
  keepMine: 'Keep yours',
  nothing: 'Nothing',
  later: 'Decide later',
} as const;

/** Texts of the dialogs about pending writes, which few people see. */
export const { useTexts } = defineTexts('offline-queue-dialogs', {
  en,
  de: () => import('./texts.de'),
});
export type DialogTexts = typeof en;
