import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DisplayPreferences } from '@taskloom/contracts';
import { CurrentUser, Patch, type Caller } from '../../platform/http/index.js';
import { DisplayPreferencesDto, DisplayPreferencesUpdateDto } from './dto/display-preferences.dto.js';
import { PreferencesRepository } from './preferences.repository.js';

@ApiTags('auth')
@Controller('auth/me/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesRepository) {}

  @Get()
  @ApiOkResponse({ type: DisplayPreferencesDto })
  get(@CurrentUser() { _id }: Caller): Promise<DisplayPreferences> {
    return this.preferences.get(_id);
  }

  @Patch()
  @ApiOkResponse({ type: DisplayPreferencesDto })
  async update(
    @CurrentUser() { _id }: Caller,
    @Body() changes: DisplayPreferencesUpdateDto,
  ): Promise<DisplayPreferences> {
    await this.preferences.update(_id, changes);
    return this.preferences.get(_id);
  }
}
