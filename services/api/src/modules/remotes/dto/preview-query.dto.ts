import { REMOTE_NAME } from '@taskloom/contracts';
import { PatternField } from '../../../platform/http/index.js';
import { VERSION_OR_CHANNEL } from './preview.dto.js';

export class PreviewQueryDto {
  @PatternField({ label: 'Remote', pattern: REMOTE_NAME })
  remote: string;

  @PatternField({ label: 'Version', pattern: VERSION_OR_CHANNEL })
  version: string;
}
