import { SERVER_EVENTS, type ChangeStamp, type ProjectLabel } from '@taskloom/contracts';
import { ProjectChanged } from '../../projects/index.js';

/** A label was added, changed or deleted; `labels` are all that the project has now. */
export class LabelsChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly labels: ProjectLabel[],
  ) {
    super({ event: SERVER_EVENTS.projectUpdated, data: { ...stamp, updates: {}, labels } });
  }
}
