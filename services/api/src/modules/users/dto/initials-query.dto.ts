import { LIMITS } from '@taskloom/contracts';
import { TextField } from '../../../platform/http/index.js';

export class InitialsQueryDto {
  @TextField({ label: 'Seed', min: 0, max: LIMITS.name, optional: true, description: "The person's name." })
  seed?: string;
}
