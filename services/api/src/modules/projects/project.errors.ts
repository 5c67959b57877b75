import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';

export const ownerCannotLeave = () =>
  new ApiError('OWNER_CANNOT_LEAVE', 'The owner of a project cannot be removed from it.');

export const ownsProjects = () =>
  new ApiError('OWNS_PROJECTS', 'This person owns projects. Choose who owns them from now on.');

export const projectArchived = (title: string) =>
  new ApiError('PROJECT_ARCHIVED', `The project "${title}" is archived. Please restore it first.`);

export const tooManyFavourites = () =>
  new ApiError(
    'TOO_MANY_FAVOURITES',
    `You can have at most ${LIMITS.favouriteProjects} favorites. Remove one first.`,
  );

export const changesGone = () =>
  new ApiError('CHANGES_GONE', 'These changes are no longer kept. Please load the project again.');

/** Of the project to copy: the same for one that never existed, or is not visible. */
export const originalGone = () => new ApiError('NOT_FOUND', 'The project to duplicate no longer exists.');

export const templateOfCopy = () => invalidField('template', 'A copy of a project has no template.');
