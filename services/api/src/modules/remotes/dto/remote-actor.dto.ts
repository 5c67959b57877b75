import { ApiProperty } from '@nestjs/swagger';

export class RemoteActorDto {
  @ApiProperty({ enum: ['person', 'token', 'system'] }) kind: 'person' | 'token' | 'system';
  @ApiProperty({ type: String, nullable: true }) _id: string | null;
  @ApiProperty() name: string;
}
