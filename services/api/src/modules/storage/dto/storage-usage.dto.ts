import { ApiProperty } from '@nestjs/swagger';
import { COUNT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

class PersonUsageDto {
  @ApiProperty() user: PublicPersonDto;
  @ApiProperty(COUNT) used: number;
  @ApiProperty(COUNT) files: number;
}

export class StorageUsageDto {
  @ApiProperty(COUNT) used: number;
  @ApiProperty(COUNT) files: number;
  @ApiProperty(COUNT) limit: number;
}

export class InstallationStorageDto extends StorageUsageDto {
  @ApiProperty(COUNT) waiting: number;
  @ApiProperty(COUNT) builds: number;
  @ApiProperty(COUNT) database: number;
  @ApiProperty(COUNT) free: number;
  @ApiProperty(COUNT) reserve: number;
  @ApiProperty({ type: [PersonUsageDto] }) people: PersonUsageDto[];
}
