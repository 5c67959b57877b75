import { ApiProperty } from '@nestjs/swagger';
import {
  BOARD_DENSITIES,
  CHARTS_STATES,
  PROJECT_ORDERS,
  type BoardDensity,
  type ChartsState,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
  type ProjectOrder,
} from '@taskloom/contracts';
import { EnumField } from '../../../platform/http/index.js';

export class DisplayPreferencesDto implements DisplayPreferences {
  @ApiProperty({ enum: CHARTS_STATES, nullable: true, type: String }) charts: ChartsState | null;
  @ApiProperty({ enum: BOARD_DENSITIES }) density: BoardDensity;
  @ApiProperty({ enum: PROJECT_ORDERS }) projectOrder: ProjectOrder;
}

export class DisplayPreferencesUpdateDto implements DisplayPreferencesUpdate {
  @EnumField(CHARTS_STATES, {
    label: 'Charts',
    optional: true,
    nullable: true,
    description: 'null: open, except on phones.',
  })
  charts?: ChartsState | null;
  @EnumField(BOARD_DENSITIES, { label: 'Density', optional: true }) density?: BoardDensity;
  @EnumField(PROJECT_ORDERS, { label: 'Order of projects', optional: true }) projectOrder?: ProjectOrder;
}
