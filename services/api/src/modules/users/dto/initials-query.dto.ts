import { HUES, LIMITS, type Hue } from '@taskloom/contracts';
import { EnumField, TextField } from '../../../platform/http/index.js';

export class InitialsQueryDto {
  @TextField({ label: 'Seed', min: 0, max: LIMITS.name, optional: true, description: "The person's name." })
  seed?: string;

  @EnumField(HUES, { label: 'Hue', optional: true, description: "The person's colour in their team." })
  hue?: Hue;
}
