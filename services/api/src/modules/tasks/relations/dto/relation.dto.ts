import { ApiProperty } from '@nestjs/swagger';
import {
  RELATION_KINDS,
  type RelationCreate,
  type RelationKind,
  type TaskRelation,
} from '@taskloom/contracts';
import { EnumField, IdField } from '../../../../platform/http/index.js';
import { ID } from '../../../../platform/openapi/index.js';

export class TaskRelationDto implements TaskRelation {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: RELATION_KINDS, description: 'As read from this task.' }) kind: RelationKind;
  @ApiProperty({ ...ID, description: 'The other task.' }) task: string;
}

export class RelationCreateDto implements RelationCreate {
  @IdField({ label: '_id', optional: true, description: 'Chosen by the client.' }) _id?: string;
  @EnumField(RELATION_KINDS, { label: 'Kind', description: 'As read from this task.' }) kind: RelationKind;
  @IdField({ label: 'Task', description: 'Another task of the same project.' }) task: string;
}
