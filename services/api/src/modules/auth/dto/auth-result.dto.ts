import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { UserDto } from '../../users/index.js';

export class AuthResultDto {
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl' }) token: string;
  @ApiProperty() user: UserDto;
}

export class SignedOutDto {
  @ApiProperty({ enum: [true] }) ok: true;
  @ApiPropertyOptional({ format: 'uri' }) url?: string;
}
