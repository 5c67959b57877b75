import { NOTIFICATION_TYPES, type NotificationType } from './notification.js';

/** Types that can be muted. An invitation has to be answered, and a warning about the account has to arrive. */
export type RuleType = Exclude<NotificationType, 'team_invite' | 'security'>;
/** The types of notifications that can be muted. */
export const RULE_TYPES: readonly RuleType[] = NOTIFICATION_TYPES.filter(
  (type): type is RuleType => type !== 'team_invite' && type !== 'security',
);

/** Projects with own rules of one person, at most. */
export const MOST_RULE_PROJECTS = 200;

/** Whether a person receives notifications of a type. Without a rule they do. */
export interface NotificationRule {
  /** A rule of one project is stronger than the one of all projects (null). */
  projectId: string | null;
  type: RuleType;
  receive: boolean;
}

/** A person's notification rules. */
export interface NotificationRules {
  rules: NotificationRule[];
}

/** A change of rules, for one project or (null) for all. */
export interface NotificationRulesUpdate {
  projectId: string | null;
  /** Each once. */
  types: RuleType[];
  /** Null removes the rules. */
  receive: boolean | null;
}

/**
 * The rules after a change.
 * @internal
 */
export const changedRules = (
  rules: readonly NotificationRule[],
  { projectId, types, receive }: NotificationRulesUpdate,
): NotificationRule[] => [
  ...rules.filter((rule) => rule.projectId !== projectId || !types.includes(rule.type)),
  ...(receive === null ? [] : types.map((type) => ({ projectId, type, receive }))),
];

/**
 * The rule that a person has for exactly this project, or for all; null without one.
 * @internal
 */
export const ruleOf = (
  rules: readonly NotificationRule[],
  projectId: string | null,
  type: RuleType,
): boolean | null =>
  rules.find((rule) => rule.projectId === projectId && rule.type === type)?.receive ?? null;
