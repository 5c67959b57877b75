import { LIMITS, type ProfileUpdate } from '@taskloom/contracts';
import { TextField, UrlField } from '../../../platform/http/index.js';

export class ProfileUpdateDto implements ProfileUpdate {
  @TextField({ label: 'Name', example: 'Ada Lovelace', max: LIMITS.name, optional: true }) name?: string;
  @UrlField({
    label: 'Avatar',
    optional: true,
    nullable: true,
    description: 'null returns to the generated image.',
  })
  avatar?: string | null;
}
