import {
  REMOTE_NAME,
  REMOTE_OUTCOMES,
  REMOTE_REFERENCE,
  REMOTE_STAGES,
  REMOTE_VERSION,
  type RemoteReport,
  type RemoteStage,
} from '@taskloom/contracts';
import { EnumField, PatternField, TextField, WholeNumberField } from '../../../platform/http/index.js';

export class BeaconDto implements RemoteReport {
  @PatternField({ label: 'Name', pattern: REMOTE_NAME })
  name: string;

  @PatternField({ label: 'Version', pattern: REMOTE_VERSION })
  version: string;

  @EnumField(REMOTE_OUTCOMES, { label: 'Outcome' })
  outcome: RemoteReport['outcome'];

  @EnumField(REMOTE_STAGES, { label: 'Stage' })
  stage: RemoteStage;

  @WholeNumberField({ label: 'Duration', min: 0, max: 60_000 })
  durationMs: number;

  @TextField({ label: 'Reason', max: 300, min: 0, optional: true })
  reason?: string;

  @PatternField({ label: 'Reference', pattern: REMOTE_REFERENCE, optional: true })
  reference?: string;

  @PatternField({ label: 'Instead of', pattern: REMOTE_VERSION, optional: true })
  insteadOf?: string;
}
