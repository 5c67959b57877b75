import { ApiProperty } from '@nestjs/swagger';
import { REMOTE_STAGES, REMOTE_TROUBLES, type RemoteStage, type RemoteTrouble } from '@taskloom/contracts';
import { COUNT, INSTANT, ORDINAL } from '../../../platform/openapi/index.js';
import { RemoteActorDto } from './remote-actor.dto.js';

class RemoteProblemDto {
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty(ORDINAL) count: number;
  @ApiProperty(INSTANT) lastAt: string;
}

class RemoteFailureDto extends RemoteProblemDto {
  @ApiProperty({ enum: REMOTE_STAGES }) stage: RemoteStage;
}

class RemoteTroubleDto extends RemoteProblemDto {
  @ApiProperty({ enum: REMOTE_TROUBLES }) outcome: RemoteTrouble['outcome'];
  @ApiProperty({ ...COUNT, nullable: true }) longestMs: number | null;
}

class RemoteHealthDto {
  @ApiProperty(COUNT) loads: number;
  @ApiProperty(COUNT) failures: number;
  @ApiProperty(COUNT) fallbacks: number;
  @ApiProperty({ type: [RemoteFailureDto] }) reasons: RemoteFailureDto[];
  @ApiProperty({ type: [RemoteTroubleDto] }) troubles: RemoteTroubleDto[];
  @ApiProperty({ ...COUNT, nullable: true }) p50: number | null;
  @ApiProperty({ ...COUNT, nullable: true }) p95: number | null;
}

class RemoteLiveDto {
  @ApiProperty() version: string;
  @ApiProperty(INSTANT) since: string;
  @ApiProperty() by: RemoteActorDto;
  @ApiProperty() health: RemoteHealthDto;
}

class RemoteCanaryDto extends RemoteLiveDto {
  @ApiProperty(ORDINAL) percent: number;
}

class RemoteSignerDto {
  @ApiProperty() name: string;
  @ApiProperty() fingerprint: string;
  @ApiProperty() revoked: boolean;
}

class RemotePublishedDto {
  @ApiProperty() version: string;
  @ApiProperty(INSTANT) publishedAt: string;
  @ApiProperty() by: RemoteActorDto;
  @ApiProperty(COUNT) size: number;
  @ApiProperty({ type: String, nullable: true }) commit: string | null;
  @ApiProperty({ type: String, nullable: true }) revoked: string | null;
  @ApiProperty({ type: [String], example: ['calls:projects.read'] }) permissions: string[];
  @ApiProperty({ type: RemoteSignerDto, nullable: true }) signedBy: RemoteSignerDto | null;
}

class RemoteAgreementDto {
  @ApiProperty({ example: 'calls:projects.read' }) permission: string;
  @ApiProperty() version: string;
  @ApiProperty(INSTANT) at: string;
  @ApiProperty() by: RemoteActorDto;
}

class RemoteOverviewDto {
  @ApiProperty() name: string;
  @ApiProperty() title: string;
  @ApiProperty(COUNT) revision: number;
  @ApiProperty({ type: RemoteLiveDto, nullable: true }) live: RemoteLiveDto | null;
  @ApiProperty({ type: RemoteCanaryDto, nullable: true }) canary: RemoteCanaryDto | null;
  @ApiProperty({ type: RemoteLiveDto, nullable: true }) preview: RemoteLiveDto | null;
  @ApiProperty({ type: String, nullable: true }) rollbackTo: string | null;
  @ApiProperty() locked: boolean;
  @ApiProperty({ type: String, nullable: true }) lockReason: string | null;
  @ApiProperty() signedOnly: boolean;
  @ApiProperty({ type: [RemoteAgreementDto] }) agreed: RemoteAgreementDto[];
  @ApiProperty({ type: [RemotePublishedDto] }) versions: RemotePublishedDto[];
}

export class RemotesOverviewDto {
  @ApiProperty(COUNT) revision: number;
  @ApiProperty({ type: [RemoteOverviewDto] }) remotes: RemoteOverviewDto[];
}
