export const en = {
  overdueBy_one: '{{count}} day overdue',
  overdueBy_other: '{{count}} days overdue',
  dueToday: 'Due today',
  tomorrow: 'Tomorrow',
  mentionedYou: 'mentioned you: “{{text}}”',
  mentionedYouIn: 'mentioned you in “{{title}}”',
  more: '{{number}} more',
  moreOverdue_one: '{{count}} more overdue task',
  moreOverdue_other: '{{count}} more overdue tasks',
  moreToday_one: '{{count}} more task due today',
  moreToday_other: '{{count}} more tasks due today',
  moreMentions_one: '{{count}} more unread mention',
  moreMentions_other: '{{count}} more unread mentions',
  nothing: 'Nothing is overdue or due today, and no mention is unread.',
  failed: 'This could not be loaded',
  retry: 'Retry',
} as const;

export type TodayTexts = typeof en;
