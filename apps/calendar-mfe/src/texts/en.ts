/** The texts of the calendar (specification 2.8 and 8). */
export const en = {
  title: 'Project Calendar',
  subtitle: 'View project deadlines and milestones',
  loading: 'Loading projects...',
  loadFailedTitle: 'Error loading projects',
  loadFailed: 'Failed to load projects',
  retry: 'Retry',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  dayWithDeadlines_one: '{{day}}, {{count}} deadline: {{titles}}',
  dayWithDeadlines_other: '{{day}}, {{count}} deadlines: {{titles}}',
  more: '+{{count}} more',
  deadlinesFor: 'Deadlines for {{day}}',
  status: 'Status: {{status}}',
  noDeadlines: 'No project deadlines for this date',
  noDeadlinesAtAll: 'Give a project a deadline on the dashboard, and it appears here.',
} as const;
