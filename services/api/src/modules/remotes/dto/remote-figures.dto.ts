import { ApiProperty } from '@nestjs/swagger';
import {
  REMOTE_ALARM_MEASURES,
  REMOTE_PLACES,
  REMOTE_VITALS,
  type RemoteAlarmMeasure,
  type RemotePlace,
  type RemoteVital,
} from '@taskloom/contracts';
import { COUNT, INSTANT, ORDINAL } from '../../../platform/openapi/index.js';

const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;

class RemoteVitalFiguresDto {
  @ApiProperty(ORDINAL) values: number;
  @ApiProperty(COUNT) p75: number;
  @ApiProperty(SHARE) good: number;
  @ApiProperty(SHARE) poor: number;
}

const VITAL = { type: RemoteVitalFiguresDto, nullable: true } as const;

class RemoteVitalsByNameDto {
  @ApiProperty(VITAL) lcp: RemoteVitalFiguresDto | null;
  @ApiProperty(VITAL) inp: RemoteVitalFiguresDto | null;
  @ApiProperty(VITAL) cls: RemoteVitalFiguresDto | null;
}

class RemoteVersionFiguresDto {
  @ApiProperty() version: string;
  @ApiProperty({ enum: REMOTE_PLACES }) place: RemotePlace;
  @ApiProperty(COUNT) people: number;
  @ApiProperty(SHARE) share: number;
  @ApiProperty(COUNT) failures: number;
  @ApiProperty(COUNT) errors: number;
  @ApiProperty(COUNT) longTasks: number;
  @ApiProperty() vitals: RemoteVitalsByNameDto;
  @ApiProperty({ enum: REMOTE_VITALS, isArray: true }) worse: RemoteVital[];
}

class RemoteHourDto {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty(COUNT) loads: number;
  @ApiProperty(COUNT) failures: number;
  @ApiProperty(COUNT) errors: number;
  @ApiProperty(COUNT) longTasks: number;
}

class RemoteErrorFrameDto {
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty() file: string;
  @ApiProperty(COUNT) line: number;
  @ApiProperty(COUNT) column: number;
  @ApiProperty() resolved: boolean;
}

class RemoteErrorGroupDto {
  @ApiProperty() version: string;
  @ApiProperty() message: string;
  @ApiProperty({ type: [RemoteErrorFrameDto] }) frames: RemoteErrorFrameDto[];
  @ApiProperty(ORDINAL) count: number;
  @ApiProperty(COUNT) people: number;
  @ApiProperty(INSTANT) firstAt: string;
  @ApiProperty(INSTANT) lastAt: string;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
}

class RemoteLongTaskDto {
  @ApiProperty() version: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty(ORDINAL) people: number;
  @ApiProperty(COUNT) longestMs: number;
  @ApiProperty(INSTANT) lastAt: string;
}

class RemoteAlarmDto {
  @ApiProperty() version: string;
  @ApiProperty({ enum: REMOTE_ALARM_MEASURES }) measure: RemoteAlarmMeasure;
  @ApiProperty(ORDINAL) people: number;
  @ApiProperty(ORDINAL) affected: number;
  @ApiProperty(INSTANT) raisedAt: string;
  @ApiProperty({ ...INSTANT, nullable: true }) resolvedAt: string | null;
}

export class RemoteFiguresDto {
  @ApiProperty() name: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: [RemoteVersionFiguresDto] }) versions: RemoteVersionFiguresDto[];
  @ApiProperty({ type: [RemoteHourDto] }) hours: RemoteHourDto[];
  @ApiProperty({ type: [RemoteErrorGroupDto] }) errors: RemoteErrorGroupDto[];
  @ApiProperty({ type: [RemoteLongTaskDto] }) longTasks: RemoteLongTaskDto[];
  @ApiProperty({ type: [RemoteAlarmDto] }) alarms: RemoteAlarmDto[];
}
