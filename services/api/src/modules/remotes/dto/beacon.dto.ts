import {
  REMOTE_NAME,
  REMOTE_STAGES,
  REMOTE_VERSION,
  type RemoteBeacon,
  type RemoteStage,
} from '@taskloom/contracts';
import { EnumField, PatternField, TextField, WholeNumberField } from '../../../platform/http/index.js';

const OUTCOMES = ['ready', 'failed', 'incompatible', 'revoked'] as const;

export class BeaconDto implements RemoteBeacon {
  @PatternField({ label: 'Name', pattern: REMOTE_NAME })
  name: string;

  @PatternField({ label: 'Version', pattern: REMOTE_VERSION })
  version: string;

  @EnumField(OUTCOMES, { label: 'Outcome' })
  outcome: RemoteBeacon['outcome'];

  @EnumField(REMOTE_STAGES, { label: 'Stage' })
  stage: RemoteStage;

  @WholeNumberField({ label: 'Duration', min: 0, max: 60_000 })
  durationMs: number;

  @TextField({ label: 'Reason', max: 300, min: 0, optional: true })
  reason?: string;

  @PatternField({ label: 'Instead of', pattern: REMOTE_VERSION, optional: true })
  insteadOf?: string;
}
