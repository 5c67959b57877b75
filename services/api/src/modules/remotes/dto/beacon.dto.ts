import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInstance, ValidateIf, ValidateNested } from 'class-validator';
import {
  REMOTE_NAME,
  REMOTE_OUTCOMES,
  REMOTE_REFERENCE,
  REMOTE_STACK,
  REMOTE_STAGES,
  REMOTE_VERSION,
  type RemoteReport,
  type RemoteStage,
  type RemoteVitals,
} from '@taskloom/contracts';
import { EnumField, PatternField, TextField, WholeNumberField } from '../../../platform/http/index.js';

const vital = (label: string) => WholeNumberField({ label, min: 0, max: 60_000, optional: true });

export class RemoteVitalsDto implements RemoteVitals {
  @vital('LCP') lcp?: number;
  @vital('INP') inp?: number;
  @vital('CLS') cls?: number;
}

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

  @TextField({ label: 'Stack', max: REMOTE_STACK, min: 0, optional: true })
  stack?: string;

  @ApiProperty({ required: false })
  @Type(() => RemoteVitalsDto)
  @ValidateIf((_, value) => value !== undefined)
  @IsInstance(RemoteVitalsDto, { message: 'Vitals must be an object.' })
  @ValidateNested()
  vitals?: RemoteVitalsDto;

  @PatternField({ label: 'Instead of', pattern: REMOTE_VERSION, optional: true })
  insteadOf?: string;
}
