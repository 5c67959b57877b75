import { WholeNumberField } from '../../../platform/http/index.js';

export class ChangesQueryDto {
  @WholeNumberField({
    label: 'Since',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'The revision up to which everything is known.',
  })
  since: number;
}
