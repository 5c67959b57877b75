import { ApiProperty, PickType } from '@nestjs/swagger';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

class UploaderDto extends PickType(PublicPersonDto, ['_id', 'name']) {}

export class AttachmentDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'announcement.png' }) name: string;
  @ApiProperty(COUNT) size: number;
  @ApiProperty({ example: 'image/png' }) type: string;
  @ApiProperty({ example: '/api/files/0198d1b2-7c1e-7c3a-8a44-0d5d3a9b6c11' }) url: string;
  @ApiProperty() uploadedBy: UploaderDto;
  @ApiProperty(INSTANT) createdAt: string;
}

export class UploadResultDto {
  @ApiProperty() attachment: AttachmentDto;
}
