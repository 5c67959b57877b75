import {
  DEFAULT_PROJECT_STATUS,
  LIMITS,
  PROJECT_STATUSES,
  defaultDeadline,
  isRecord,
  type ListedProject,
  type ProjectCreate,
  type ProjectStatus,
  type ProjectUpdate,
} from '@taskloom/contracts';
import { isText, isTextOrNull } from '../../drafts/drafts';
import { deadlineProblem, type DeadlineProblem } from '../../deadline/deadline-problem';

export interface ProjectDraft {
  title: string;
  description: string;
  status: ProjectStatus;
  deadline: string | null;
}

/** Active, due in a week (specification 5). */
export const newProject = (now?: Date): ProjectDraft => ({
  title: '',
  description: '',
  status: DEFAULT_PROJECT_STATUS,
  deadline: defaultDeadline(now),
});

/** A draft that an older version stored may have another shape. */
export const isProjectDraft = (value: unknown): value is ProjectDraft =>
  isRecord(value) &&
  isText(value.title) &&
  isText(value.description) &&
  isTextOrNull(value.deadline) &&
  PROJECT_STATUSES.some((status) => status === value.status);

export const draftOf = ({ title, description, status, deadline }: ListedProject): ProjectDraft => ({
  title,
  description,
  status,
  deadline,
});

export interface ProjectProblems {
  title?: 'projectTitleMissing' | 'tooLong';
  description?: 'descriptionMissing' | 'tooLong';
  deadline?: DeadlineProblem;
}

const titleProblem = (title: string): ProjectProblems['title'] => {
  if (title.trim() === '') return 'projectTitleMissing';
  return title.trim().length > LIMITS.title ? 'tooLong' : undefined;
};

const descriptionProblem = (description: string): 'tooLong' | undefined =>
  description.length > LIMITS.description ? 'tooLong' : undefined;

const known = (problems: ProjectProblems): ProjectProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** A new project needs title, description and deadline (specification 5). */
export const checkNew = ({ title, description, deadline }: ProjectDraft, now?: Date): ProjectProblems =>
  known({
    title: titleProblem(title),
    description: descriptionProblem(description) ?? (description.trim() ? undefined : 'descriptionMissing'),
    deadline: deadline === null ? 'deadlineMissing' : deadlineProblem(deadline, undefined, now),
  });

/** An edited project needs a title; a changed deadline must be today or later (specification 5). */
export const checkEdit = (draft: ProjectDraft, before: ProjectDraft, now?: Date): ProjectProblems =>
  known({
    title: titleProblem(draft.title),
    description: descriptionProblem(draft.description),
    deadline: deadlineProblem(draft.deadline, before.deadline, now),
  });

export const createRequest = ({ title, deadline, ...rest }: ProjectDraft): ProjectCreate => ({
  ...rest,
  title: title.trim(),
  deadline: deadline ?? '',
});

/** Only the fields that differ from `before`. */
export const updateRequest = (before: ProjectDraft, draft: ProjectDraft): ProjectUpdate => {
  const now = { ...draft, title: draft.title.trim() };
  return {
    ...(now.title !== before.title && { title: now.title }),
    ...(now.description !== before.description && { description: now.description }),
    ...(now.status !== before.status && { status: now.status }),
    ...(now.deadline !== before.deadline && { deadline: now.deadline }),
  };
};
