import type { ProjectStatus, ReactionEmoji, TaskPriority, TaskStatus } from '@taskloom/contracts';
import type { Who } from './people.js';

/** Days and hours are relative to the time of seeding, so that the demo is always current. */
export interface DemoTask {
  title: string;
  about?: string;
  /** Medium when absent. */
  priority?: TaskPriority;
  /** Days from today; negative values are in the past. */
  due?: number;
  /** The primary assignee. */
  lead?: Who;
  helpers?: Who[];
  /** Author, hours ago, text, reactions; oldest first. */
  comments?: [Who, number, string, Partial<Record<ReactionEmoji, Who[]>>?][];
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
