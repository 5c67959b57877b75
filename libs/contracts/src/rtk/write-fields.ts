import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ListedProject } from '../project.js';
import type { TaskHit } from '../search.js';
import type { Task, TaskCard } from '../task.js';

type Cached = Task | TaskCard | TaskHit | ListedProject;

/**
 * Writes fields into a cached object, unless it has a newer version. Equal values stay the same objects, so that nothing renders again.
 * Fields without a version, such as those of the renumbering of a column, always apply.
 * @internal
 */
export const writeFields = <T extends Cached>(known: T, fields: Partial<T>): void => {
  if (fields.version !== undefined && fields.version < known.version) return;
  const before = original<Cached>(known) ?? known;
  Object.assign(known, copyWithStructuralSharing(before, { ...before, ...fields }));
};
