import { ApiProperty } from '@nestjs/swagger';
import type { SessionDevice } from '@taskloom/contracts';

class SessionDeviceDto {
  @ApiProperty({ type: String, nullable: true, example: 'Chrome' }) browser: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'macOS' }) system: string | null;
  @ApiProperty({ enum: ['desktop', 'mobile', 'tablet', 'other'] }) kind: SessionDevice['kind'];
}

export class SessionInfoDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() device: SessionDeviceDto;
  @ApiProperty({ type: String, nullable: true, example: '91.64.x.x' }) place: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) lastUsedAt: string;
  @ApiProperty() current: boolean;
}
