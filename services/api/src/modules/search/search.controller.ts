import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { SearchFilters } from '@taskloom/contracts';
import { CurrentUser, JsonText, RateLimit, type Caller } from '../../platform/http/index.js';
import { SearchRequestDto } from './dto/search-query.dto.js';
import { SearchRepository } from './search.repository.js';
import { SearchListDto } from './dto/search-list.dto.js';
import { SearchFiltersDto, SearchResultDto } from './dto/search-result.dto.js';
import { presentSearchList } from './search-list.presenter.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly found: SearchRepository) {}

  @Get()
  @RateLimit('search')
  @JsonText()
  @ApiExtraModels(SearchResultDto, SearchListDto)
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(SearchResultDto) }, { $ref: getSchemaPath(SearchListDto) }] },
  })
  async search(
    @CurrentUser() caller: Caller,
    @Query() { view, ...query }: SearchRequestDto,
  ): Promise<string> {
    const found = await this.found.search(caller._id, query);
    return view === 'list' ? JSON.stringify(presentSearchList(JSON.parse(found))) : found;
  }

  @Get('filters')
  @ApiOkResponse({ type: SearchFiltersDto })
  filters(@CurrentUser() caller: Caller): Promise<SearchFilters> {
    return this.found.filters(caller._id);
  }
}
