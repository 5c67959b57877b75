import { ApiProperty } from '@nestjs/swagger';
import type { WatchChoice } from '@taskloom/contracts';
import { BooleanField } from '../../../../platform/http/index.js';
import { PublicPersonDto } from '../../../users/index.js';

export class WatchChoiceDto implements WatchChoice {
  @BooleanField({ label: 'Watching' }) watching: boolean;
}

export class TaskWatchDto {
  @ApiProperty() watching: boolean;
  @ApiProperty({ type: [PublicPersonDto] }) watchers: PublicPersonDto[];
}
