import { ApiProperty } from '@nestjs/swagger';
import { HISTORY_TYPES, type HistoryType } from '@taskloom/contracts';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

class HistoryChangeDto {
  @ApiProperty({ example: 'status' }) field: string;
  @ApiProperty({ type: String, nullable: true, example: 'todo' }) from: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'done' }) to: string | null;
}

class NamedDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Write the announcement' }) title: string;
}

class HistoryEventDto {
  @ApiProperty(COUNT) revision: number;
  @ApiProperty({ enum: HISTORY_TYPES }) type: HistoryType;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) actor: PublicPersonDto | null;
  @ApiProperty({ type: NamedDto, nullable: true }) task: NamedDto | null;
  @ApiProperty({ type: [HistoryChangeDto] }) changes: HistoryChangeDto[];
  @ApiProperty({ type: NamedDto, nullable: true }) subject: NamedDto | null;
  @ApiProperty(INSTANT) createdAt: string;
}

export class HistoryPageDto {
  @ApiProperty({ type: [HistoryEventDto] }) events: HistoryEventDto[];
  @ApiProperty({ ...COUNT, nullable: true }) next: number | null;
}
