import { ApiProperty } from '@nestjs/swagger';
import {
  RULE_TYPES,
  type NotificationRule,
  type NotificationRules,
  type NotificationRulesUpdate,
  type RuleType,
} from '@taskloom/contracts';
import { BooleanField, EnumListField, IdField } from '../../../platform/http/index.js';

export class NotificationRuleDto implements NotificationRule {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null: all projects without an own rule.',
  })
  projectId: string | null;
  @ApiProperty({ enum: RULE_TYPES }) type: RuleType;
  @ApiProperty() receive: boolean;
}

export class NotificationRulesDto implements NotificationRules {
  @ApiProperty({ type: [NotificationRuleDto] }) rules: NotificationRuleDto[];
}

export class NotificationRulesUpdateDto implements NotificationRulesUpdate {
  @IdField({ label: 'Project', nullable: true, description: 'null: all projects.' }) projectId: string | null;
  @EnumListField(RULE_TYPES, { label: 'Types' }) types: RuleType[];
  @BooleanField({ label: 'receive', nullable: true, description: 'null removes the rules.' })
  receive: boolean | null;
}
