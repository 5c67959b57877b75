export { Badge, type BadgeProps } from './badge';
export { CountBadge, type CountBadgeProps } from './count-badge';
export { RoleBadge, type RoleBadgeProps } from './role-badge';
export { PriorityLabel, StatusLabel } from './state-label';
export { PriorityBadge, priorityLabel, StatusBadge } from './status-badge';
export { valueWord } from './value-word';
export { LabelMark, type LabelMarkProps } from './label-mark';
