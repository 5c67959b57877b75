import { ApiProperty } from '@nestjs/swagger';
import { STORED_SCOPES, type StoredScope } from '@taskloom/contracts';
import { COUNT } from '../../../platform/openapi/index.js';

export class StoredKeySumDto {
  @ApiProperty({ example: 'settings' }) key: string;
  @ApiProperty(COUNT) values: number;
  @ApiProperty(COUNT) bytes: number;
}

export class RemoteStoreScopeDto {
  @ApiProperty({ enum: STORED_SCOPES }) scope: StoredScope;
  @ApiProperty({ ...COUNT, description: 'Projects or people for whom it keeps something.' }) owners: number;
  @ApiProperty(COUNT) values: number;
  @ApiProperty(COUNT) bytes: number;
  @ApiProperty({ type: [StoredKeySumDto], description: 'The 20 keys that take most.' })
  keys: StoredKeySumDto[];
}

export class RemoteStoreDto {
  @ApiProperty(COUNT) bytes: number;
  @ApiProperty({ ...COUNT, description: 'The most bytes that it may keep.' }) quota: number;
  @ApiProperty({ ...COUNT, description: 'The most bytes of the values that one person has written.' })
  personQuota: number;
  @ApiProperty({ type: [RemoteStoreScopeDto] }) scopes: RemoteStoreScopeDto[];
}

export class RemoteStoreClearedDto {
  @ApiProperty({ ...COUNT, description: 'How many values were removed.' }) values: number;
}
