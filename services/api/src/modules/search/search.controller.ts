import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SearchFilters } from '@taskloom/contracts';
import { CurrentUser, JsonText, RateLimit, type Caller } from '../../platform/http/index.js';
import { SearchQueryDto } from './dto/search-query.dto.js';
import { SearchRepository } from './search.repository.js';
import { SearchFiltersDto, SearchResultDto } from './dto/search-result.dto.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly found: SearchRepository) {}

  @Get()
  @RateLimit('search')
  @JsonText()
  @ApiOkResponse({ type: SearchResultDto })
  search(@CurrentUser() caller: Caller, @Query() query: SearchQueryDto): Promise<string> {
    return this.found.search(caller._id, query);
  }

  @Get('filters')
  @ApiOkResponse({ type: SearchFiltersDto })
  filters(@CurrentUser() caller: Caller): Promise<SearchFilters> {
    return this.found.filters(caller._id);
  }
}
