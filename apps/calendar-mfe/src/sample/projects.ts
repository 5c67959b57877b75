import { addDays, localDay, type Project, type ProjectStatus } from '@taskloom/contracts';
import { aProject } from '@taskloom/client/standalone';

const due = (title: string, inDays: number, status: ProjectStatus = 'active'): Project =>
  aProject({ title, status, deadline: addDays(localDay(), inDays) });

/** Deadlines around today, with one busy day. */
export const PROJECTS: Project[] = [
  due('Customer interviews, Q4', 0),
  due('Partner API v2', 0, 'on-hold'),
  due('Office move', -14, 'cancelled'),
  due('Search relevance', -10, 'completed'),
  due('Accessibility audit', -7),
  due('Status page relaunch', 7),
  due('Billing migration', 14),
  due('Mobile onboarding', 21),
  due('Design system 3.0', 21),
  due('Data retention', 21, 'on-hold'),
  due('Vendor review', 21, 'cancelled'),
];
