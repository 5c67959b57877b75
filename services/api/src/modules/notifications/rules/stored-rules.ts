import { RULE_TYPES, type NotificationRule, type NotificationRulesUpdate } from '@taskloom/contracts';
import { ALL, type StoredRules } from './notification-rules.entity.js';

/** Rows for the response; projects in a stable order, all projects first. */
export const listRules = (stored: StoredRules): NotificationRule[] =>
  Object.keys(stored)
    .sort((a, b) => Number(b === ALL) - Number(a === ALL) || (a < b ? -1 : 1))
    .flatMap((key) =>
      RULE_TYPES.flatMap((type) => {
        const receive = stored[key]?.[type];
        return receive === undefined ? [] : [{ projectId: key === ALL ? null : key, type, receive }];
      }),
    );

/** The rules after a change; a project without rules has no key. */
export const storeRules = (
  stored: StoredRules,
  { projectId, types, receive }: NotificationRulesUpdate,
): StoredRules => {
  const key = projectId ?? ALL;
  const kept = Object.entries(stored[key] ?? {}).filter(([type]) => !types.some((each) => each === type));
  const added = receive === null ? [] : types.map((type) => [type, receive] as const);
  const { [key]: _before, ...others } = stored;
  const own = [...kept, ...added];
  return own.length === 0 ? others : { ...others, [key]: Object.fromEntries(own) };
};
