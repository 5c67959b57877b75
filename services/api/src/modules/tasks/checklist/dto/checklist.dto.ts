import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import {
  LIMITS,
  type ChecklistChange,
  type ChecklistItem,
  type ChecklistItemInput,
  type ChecklistItemUpdate,
} from '@taskloom/contracts';
import { BooleanField, DayField, IdField, IdListField, TextField } from '../../../../platform/http/index.js';
import { DAY, ID } from '../../../../platform/openapi/index.js';
import { ItemsField } from './items-field.js';

export class ChecklistItemDto implements ChecklistItem {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Write the announcement' }) text: string;
  @ApiProperty() done: boolean;
  @ApiProperty({ ...ID, nullable: true, type: String }) assignee: string | null;
  @ApiProperty({ ...DAY, nullable: true }) due: string | null;
}

export class ChecklistItemInputDto implements ChecklistItemInput {
  @IdField({ label: '_id', description: 'Chosen by the client.' }) _id: string;
  @TextField({
    label: 'Text',
    example: 'Write the announcement',
    max: LIMITS.checklistItem,
    whenEmpty: 'Please enter the text of the item',
  })
  text: string;
  @BooleanField({ label: 'Done', optional: true }) done?: boolean;
  @IdField({
    label: 'Assignee',
    optional: true,
    nullable: true,
    description: 'A member of the project; anyone else is left out.',
  })
  assignee?: string | null;
  @DayField({ label: 'Due', optional: true, nullable: true }) due?: string | null;
}

export class ChecklistItemUpdateDto
  extends PartialType(OmitType(ChecklistItemInputDto, ['_id']), { skipNullProperties: false })
  implements ChecklistItemUpdate
{
  @IdField({ label: '_id' }) _id: string;
  @TextField({
    label: 'Seen',
    max: LIMITS.checklistItem,
    optional: true,
    description: 'The text that the person changed: refused with 409 when it is another one by now.',
  })
  seen?: string;
}

export class ChecklistChangeDto implements ChecklistChange {
  @ItemsField('add', () => ChecklistItemInputDto, true) add?: ChecklistItemInputDto[];
  @ItemsField('update', () => ChecklistItemUpdateDto, false) update?: ChecklistItemUpdateDto;
  @IdListField({ label: 'Remove', most: LIMITS.checklistItems, optional: true }) remove?: string[];
  @IdField({
    label: 'After',
    optional: true,
    nullable: true,
    description: 'The item that it is placed directly after; null for the first place.',
  })
  after?: string | null;
}
