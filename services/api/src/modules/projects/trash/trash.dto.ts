import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, TASK_STATUSES, TRASH_KINDS, type TaskStatus, type TrashKind } from '@taskloom/contracts';
import { IdField, WholeNumberField } from '../../../platform/http/index.js';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

export class TrashQueryDto {
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: LIMITS.trashPage,
    optional: true,
    description: `${LIMITS.trashPage} when absent.`,
  })
  limit?: number;
  @IdField({ label: 'Cursor', optional: true, description: 'Id of the last entry already seen.' })
  cursor?: string;
}

class TitledDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
}

class TrashDetailsDto {
  @ApiProperty({ enum: TASK_STATUSES, required: false }) status?: TaskStatus;
  @ApiProperty({ ...COUNT, required: false }) comments?: number;
  @ApiProperty({ ...COUNT, required: false }) files?: number;
  @ApiProperty({ ...COUNT, required: false }) tasks?: number;
  @ApiProperty({ ...COUNT, required: false }) members?: number;
  @ApiProperty({ ...COUNT, required: false, description: 'Bytes.' }) size?: number;
  @ApiProperty({ example: 'image/png', required: false }) type?: string;
}

export class TrashEntryDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: TRASH_KINDS }) kind: TrashKind;
  @ApiProperty({ example: 'Rotate webhook secrets' }) title: string;
  @ApiProperty() project: TitledDto;
  @ApiProperty({ type: TitledDto, nullable: true }) task: TitledDto | null;
  @ApiProperty() details: TrashDetailsDto;
  @ApiProperty() deletedBy: PublicPersonDto;
  @ApiProperty(INSTANT) deletedAt: string;
  @ApiProperty(INSTANT) purgedAt: string;
  @ApiProperty() mayRestore: boolean;
  @ApiProperty() mayPurge: boolean;
}

export class RestoreResultDto {
  @ApiProperty({ type: Boolean }) ok: true;
  @ApiProperty({ type: [String], example: ['Mika Lind'] }) missing: string[];
}
