import { ApiProperty } from '@nestjs/swagger';
import { ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

export class CommentDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'The second screenshot is out of date.' }) content: string;
  @ApiProperty() author: PublicPersonDto;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ ...INSTANT, nullable: true, required: false }) editedAt?: string | null;
}
