import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemoteUpgrade } from '@taskloom/contracts';
import { RemoteUpgradeDto, RemoteUpgradeQueryDto } from '../dto/remote-upgrade.dto.js';
import { CurrentOperator, RemoteDeployer, type Operator } from '../remote-access.js';
import { SnapshotRepository } from '../resolve/snapshot.repository.js';
import { upgradeOf } from './upgrade-verdict.js';

@ApiTags('remotes')
@Controller('remotes/upgrade')
export class UpgradeController {
  constructor(private readonly snapshots: SnapshotRepository) {}

  /** Which live remotes another release of the platform refuses or warns about, by the versions that it provides. */
  @Get()
  @RemoteDeployer()
  @ApiOkResponse({ type: [RemoteUpgradeDto] })
  async check(
    @CurrentOperator() { only }: Operator,
    @Query() release: RemoteUpgradeQueryDto,
  ): Promise<RemoteUpgrade[]> {
    const { remotes } = await this.snapshots.current();
    return remotes
      .filter(({ name }) => only === null || name === only)
      .map((remote) => upgradeOf(remote, release));
  }
}
