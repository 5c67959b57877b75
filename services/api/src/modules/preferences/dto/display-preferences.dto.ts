import { ApiProperty } from '@nestjs/swagger';
import {
  BOARD_DENSITIES,
  CHARTS_STATES,
  PROJECT_ORDERS,
  START_KEYS,
  START_PAGE_STATES,
  type BoardDensity,
  type ChartsState,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
  type ProjectOrder,
  type StartKey,
  type StartPageState,
} from '@taskloom/contracts';
import { EnumField, EnumListField } from '../../../platform/http/index.js';

export class DisplayPreferencesDto implements DisplayPreferences {
  @ApiProperty({ enum: CHARTS_STATES, nullable: true, type: String }) charts: ChartsState | null;
  @ApiProperty({ enum: BOARD_DENSITIES }) density: BoardDensity;
  @ApiProperty({ enum: PROJECT_ORDERS }) projectOrder: ProjectOrder;
  @ApiProperty({ enum: START_PAGE_STATES }) startPage: StartPageState;
  @ApiProperty({ enum: START_KEYS, isArray: true }) learnedKeys: StartKey[];
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
  @EnumField(START_PAGE_STATES, {
    label: 'Start page',
    optional: true,
    description: 'Whether the dashboard of a person without a project shows it.',
  })
  startPage?: StartPageState;
  @EnumListField(START_KEYS, {
    label: 'Learned keys',
    optional: true,
    description: 'Those of the start page that the person has pressed.',
  })
  learnedKeys?: StartKey[];
}
