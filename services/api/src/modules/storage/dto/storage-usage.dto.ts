import { ApiProperty } from '@nestjs/swagger';
import { COUNT, ID } from '../../../platform/openapi/index.js';
import { QuotasDto } from '../../policies/index.js';
import { PublicPersonDto } from '../../users/index.js';

class PersonUsageDto {
  @ApiProperty() user: PublicPersonDto;
  @ApiProperty(COUNT) used: number;
  @ApiProperty(COUNT) files: number;
}

class StoringProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty() title: string;
}

class ProjectUsageDto {
  @ApiProperty() project: StoringProjectDto;
  @ApiProperty() owner: PublicPersonDto;
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
  @ApiProperty({ type: [ProjectUsageDto] }) projects: ProjectUsageDto[];
  @ApiProperty() quotas: QuotasDto;
}
