import {
  REMOTE_CHANNELS,
  REMOTE_SKIPS,
  REMOTE_VERSION,
  type RemoteActivationRequest,
  type RemoteChannel,
  type RemoteSkip,
} from '@taskloom/contracts';
import {
  EnumField,
  EnumListField,
  PatternField,
  TextField,
  WholeNumberField,
} from '../../../platform/http/index.js';
import { AgreedField } from './agreed-field.js';

export class ActivationDto implements RemoteActivationRequest {
  @PatternField({ label: 'Version', pattern: REMOTE_VERSION, example: '1.4.0' })
  version: string;

  @EnumField(REMOTE_CHANNELS, { label: 'Channel' })
  channel: RemoteChannel;

  @WholeNumberField({ label: 'Percent', min: 0, max: 100, optional: true })
  percent?: number;

  @TextField({ label: 'Reason', max: 500, optional: true })
  reason?: string;

  @EnumListField(REMOTE_SKIPS, { label: 'Skipped', optional: true })
  skipped?: RemoteSkip[];

  @AgreedField()
  agreed?: string[];
}
