import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type RemoteKeyCreate } from '@taskloom/contracts';
import { TextField } from '../../../platform/http/index.js';
import { INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

export class RemoteKeyCreateDto implements RemoteKeyCreate {
  @TextField({ label: 'Name', max: LIMITS.remoteKeyName, example: 'Release key' }) name: string;
  @TextField({
    label: 'Public key',
    max: 2_000,
    description: 'Ed25519, as PEM text (SPKI).',
    example: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA…\n-----END PUBLIC KEY-----',
  })
  publicKey: string;
}

export class RemoteKeyDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'SHA-256 of the key, in hexadecimal digits.' }) fingerprint: string;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) createdBy: PublicPersonDto | null;
  @ApiProperty({ ...INSTANT, type: String, nullable: true }) revokedAt: string | null;
}
