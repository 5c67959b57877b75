import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemoteFigures } from '@taskloom/contracts';
import { RemoteFiguresDto } from '../dto/remote-figures.dto.js';
import { RemoteDeployer } from '../remote-access.js';
import { FiguresService } from './figures.service.js';

@ApiTags('remotes')
@Controller('remotes/:name/figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  /**
   * How one remote performs: its versions by people with their web vitals, loads and problems of each hour, and grouped errors,
   * whose positions are resolved with uploaded source maps.
   */
  @Get()
  @RemoteDeployer()
  @ApiOkResponse({ type: RemoteFiguresDto })
  read(@Param('name') name: string): Promise<RemoteFigures> {
    return this.figures.of(name);
  }
}
