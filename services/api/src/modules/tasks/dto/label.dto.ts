import { ApiProperty, PartialType } from '@nestjs/swagger';
import { HUES, LIMITS, type Hue } from '@taskloom/contracts';
import { EnumField, TextField } from '../../../platform/http/index.js';
import { ID } from '../../../platform/openapi/index.js';

export class ProjectLabelDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'finance' }) name: string;
  @ApiProperty({ enum: HUES }) color: Hue;
}

export class ProjectLabelCreateDto {
  @TextField({ label: 'Name', example: 'finance', max: LIMITS.labelName }) name: string;
  @EnumField(HUES, { label: 'Color', optional: true }) color?: Hue;
}

export class ProjectLabelUpdateDto extends PartialType(ProjectLabelCreateDto, {
  skipNullProperties: false,
}) {}
