import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type ProjectTransfer, type ProjectTransfers } from '@taskloom/contracts';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';
import { IdField } from '../../../platform/http/index.js';

export class ProjectTransferDto implements ProjectTransfer {
  @IdField({ label: 'Project' }) projectId: string;
  @IdField({ label: 'New owner', description: 'An active member of the team.' }) ownerId: string;
}

const problemOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value)) return 'Transfers must be a list.';
  if (value.length > LIMITS.transfers) return `At most ${LIMITS.transfers} projects are transferred at once.`;
  // Rejects nested lists, which class-validator would otherwise flatten.
  if (!value.every((entry) => entry instanceof ProjectTransferDto))
    return 'Each transfer must be an object with projectId and ownerId.';
  const ids = new Set(value.map(({ projectId }) => projectId));
  return ids.size === value.length ? undefined : 'Each project is transferred once.';
};

export class ProjectTransfersDto implements ProjectTransfers {
  @ApiProperty({ type: [ProjectTransferDto], maxItems: LIMITS.transfers })
  @Type(() => ProjectTransferDto)
  @ValidateBy({
    name: 'transfers',
    validator: {
      validate: (value) => problemOf(value) === undefined,
      defaultMessage: (at) => problemOf(at?.value) ?? '',
    },
  })
  @ValidateNested({ each: true })
  transfers: ProjectTransferDto[];
}
