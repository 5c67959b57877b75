import { ApiProperty } from '@nestjs/swagger';
import { REMOTE_BACKEND, type RemoteBackendConsent } from '@taskloom/contracts';
import { BooleanField, PatternField } from '../../../platform/http/index.js';
import { INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

const ADDRESS = 'https://reports.example.com/api';

class BackendAgreedDto {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) by: PublicPersonDto | null;
}

export class RemoteBackendDto {
  @ApiProperty({ example: ADDRESS }) address: string;
  @ApiProperty({ type: [String], example: ['1.4.0'] }) versions: string[];
  @ApiProperty() live: boolean;
  @ApiProperty({ type: BackendAgreedDto, nullable: true }) agreed: BackendAgreedDto | null;
}

export class RemoteBackendConsentDto implements RemoteBackendConsent {
  @PatternField({
    label: 'Address',
    pattern: REMOTE_BACKEND,
    description: 'As a version of the remote declares it.',
    example: ADDRESS,
  })
  address: string;
  @BooleanField({ label: 'Agreed' }) agreed: boolean;
}
