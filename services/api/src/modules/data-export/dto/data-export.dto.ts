import { ApiProperty } from '@nestjs/swagger';

export class DataExportDto {
  @ApiProperty({ example: '/api/files/export' }) url: string;
}
