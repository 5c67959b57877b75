import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { REACTIONS, type ReactionEmoji } from '@taskloom/contracts';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

class ReactingPersonDto extends PickType(PublicPersonDto, ['_id', 'name']) {}

class ReactionDto {
  @ApiProperty({ enum: REACTIONS }) emoji: ReactionEmoji;
  @ApiProperty({ type: [ReactingPersonDto], description: 'Oldest first.' }) people: ReactingPersonDto[];
}

export class CommentDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'The second screenshot is out of date.' }) content: string;
  @ApiProperty() author: PublicPersonDto;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ ...INSTANT, nullable: true, required: false }) editedAt?: string | null;
  @ApiPropertyOptional({ ...COUNT, description: 'For `If-Match`; rises with each new text.' })
  version?: number;
  @ApiPropertyOptional({ type: [ReactionDto], description: 'Absent in lists of tasks.' })
  reactions?: ReactionDto[];
}
