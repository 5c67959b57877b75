import { ApiProperty } from '@nestjs/swagger';
import type { AuditDetails, AuditKind } from '@taskloom/contracts';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';
import { AUDIT_KINDS } from './audit-kinds.js';

export class AuditEventDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: AUDIT_KINDS }) kind: AuditKind;
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({ ...INSTANT, description: 'Later than `at` when equal events share a row.' }) lastAt: string;
  @ApiProperty(COUNT) count: number;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) actor: PublicPersonDto | null;
  @ApiProperty({ type: PublicPersonDto, nullable: true, description: 'The person concerned.' })
  person: PublicPersonDto | null;
  @ApiProperty({ type: String, nullable: true }) subject: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Network address of the request.' })
  address: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      nullable: true,
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    },
  })
  details: AuditDetails;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditEventDto], description: 'Newest first.' }) events: AuditEventDto[];
  @ApiProperty({ type: String, nullable: true, description: '`before` of the next page.' })
  next: string | null;
}
