import { ApiProperty } from '@nestjs/swagger';
import { REMOTE_ACTIONS, REMOTE_SKIPS, type RemoteAction, type RemoteSkip } from '@taskloom/contracts';
import { COUNT, INSTANT, ORDINAL } from '../../../platform/openapi/index.js';
import { RemoteActorDto } from './remote-actor.dto.js';

class CanaryShareDto {
  @ApiProperty() version: string;
  @ApiProperty(ORDINAL) percent: number;
}

export class RemoteActivatedDto {
  @ApiProperty(COUNT) revision: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) version: string | null;
  @ApiProperty({ type: String, nullable: true }) previous: string | null;
  @ApiProperty({ type: CanaryShareDto, nullable: true }) canary: CanaryShareDto | null;
  @ApiProperty({ type: String, nullable: true }) preview: string | null;
  @ApiProperty() locked: boolean;
}

export class RemoteJournalEntryDto {
  @ApiProperty(COUNT) _id: number;
  @ApiProperty(INSTANT) at: string;
  @ApiProperty() by: RemoteActorDto;
  @ApiProperty() remote: string;
  @ApiProperty({ enum: REMOTE_ACTIONS }) action: RemoteAction;
  @ApiProperty({ type: String, nullable: true }) version: string | null;
  @ApiProperty({ type: String, nullable: true }) previous: string | null;
  @ApiProperty({ ...COUNT, nullable: true }) percent: number | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ enum: REMOTE_SKIPS, isArray: true }) skipped: RemoteSkip[];
  @ApiProperty({ type: [String] }) permissions: string[];
  @ApiProperty({ type: String, nullable: true }) signedBy: string | null;
  @ApiProperty({ ...COUNT, nullable: true }) revision: number | null;
}

export class RemoteFileDto {
  @ApiProperty() integrity: string;
  @ApiProperty(COUNT) size: number;
}
