import type { ProjectStatus, TaskPriority, TaskStatus } from '@taskloom/contracts';
import type { Who } from './people.js';

/** Days and hours count from the moment of seeding, so that the demo is always about today. */
export interface DemoTask {
  title: string;
  about?: string;
  /** Medium when absent. */
  priority?: TaskPriority;
  /** Days from today; negative ones are over. */
  due?: number;
  /** The primary assignee. */
  lead?: Who;
  helpers?: Who[];
  /** Who, how many hours ago, what; oldest first. */
  comments?: [Who, number, string][];
}

export interface DemoProject {
  title: string;
  about: string;
  status: ProjectStatus;
  due: number;
  owner: Who;
  members: Who[];
  startedDaysAgo: number;
  touchedMinutesAgo: number;
  tasks: Record<TaskStatus, DemoTask[]>;
}
