import { REMOTE_NAME, type RemotePreview } from '@taskloom/contracts';
import { PatternField } from '../../../platform/http/index.js';
import { AgreedField } from './agreed-field.js';

/** A published version, or `preview` for the current version of the channel. */
export const VERSION_OR_CHANNEL = /^(preview|\d[\w.-]{4,63})$/;

export class PreviewDto implements RemotePreview {
  @PatternField({ label: 'Remote', pattern: REMOTE_NAME })
  remote: string;

  @PatternField({ label: 'Version', pattern: VERSION_OR_CHANNEL, nullable: true })
  version: string | null;

  @AgreedField()
  agreed?: string[];
}
