import { ApiProperty } from '@nestjs/swagger';
import {
  REMOTE_VERSION,
  UPGRADE_PLACES,
  UPGRADE_VERDICTS,
  type RemoteUpgrade,
  type RemoteUpgradeQuery,
  type RemoteUpgradeVersion,
} from '@taskloom/contracts';
import { PatternField } from '../../../platform/http/index.js';

const version = (label: string) => PatternField({ label, pattern: REMOTE_VERSION, optional: true });

export class RemoteUpgradeQueryDto implements RemoteUpgradeQuery {
  @version('Contracts') contracts?: string;
  @version('Client') client?: string;
  @version('UI') ui?: string;
  @version('Shell') shell?: string;
}

class RemoteUpgradeVersionDto {
  @ApiProperty() version: string;
  @ApiProperty({ enum: UPGRADE_PLACES }) place: RemoteUpgradeVersion['place'];
  @ApiProperty({ type: [String] }) unmet: string[];
}

export class RemoteUpgradeDto {
  @ApiProperty() name: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: UPGRADE_VERDICTS }) verdict: RemoteUpgrade['verdict'];
  @ApiProperty({ type: [RemoteUpgradeVersionDto] }) versions: RemoteUpgradeVersionDto[];
}
