/** A project on the dashboard (specification 2.5). */
export const projectCard = {
  noDescription: 'No description provided.',
  dueOn: 'Due {{date}}',
  overdue: 'Overdue',
  noDate: 'No date set',
  tasksDone: '{{done}} of {{all}} tasks done',
  noTasks: 'No tasks yet',
  updated: 'Updated {{ago}}',
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  membersTitle: 'Project Members',
  viewProject: 'View Project',
  viewProjectOf: 'View Project: {{title}}',
  projectMenu: 'Actions for {{title}}',
  editProject: 'Edit project',
  updateStatus: 'Update status',
  deleteProject: 'Delete project',
} as const;
