import { ApiProperty } from '@nestjs/swagger';
import {
  DEPLOY_RIGHTS,
  LIMITS,
  type DeployRight,
  type DeployTokenCreate,
  type RemoteCreate,
} from '@taskloom/contracts';
import { EnumListField, TextField, WholeNumberField } from '../../../platform/http/index.js';
import { PublicPersonDto } from '../../users/index.js';

export class DeployTokenCreateDto implements DeployTokenCreate {
  @TextField({ label: 'Name', max: LIMITS.deployTokenName, example: 'GitHub Actions' }) name: string;
  @EnumListField(DEPLOY_RIGHTS, {
    label: 'Rights',
    description: 'At least one. `activate` includes canaries, previews and the lock.',
  })
  rights: DeployRight[];
  @WholeNumberField({
    label: 'Days',
    min: 1,
    max: LIMITS.deployTokenDays,
    optional: true,
    description: `Days until it expires; ${LIMITS.deployTokenDefaultDays} by default.`,
  })
  days?: number;
}

export class RemoteCreateDto extends DeployTokenCreateDto implements RemoteCreate {
  @TextField({ label: 'Remote', max: 40, example: 'reports', description: 'Lowercase word.' })
  remote: string;
}

export class DeployTokenDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, example: 'tld_k3J9xQa' }) prefix: string | null;
  @ApiProperty({ enum: [...DEPLOY_RIGHTS], isArray: true }) rights: DeployRight[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) createdBy: PublicPersonDto | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export class DeployTokenCreatedDto {
  @ApiProperty() token: DeployTokenDto;
  @ApiProperty({ example: 'tld_k3J9xQa…' }) secret: string;
}
