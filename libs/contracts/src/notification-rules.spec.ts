import { changedRules, ruleOf, RULE_TYPES, type NotificationRule } from './notification-rules.js';

const muted: NotificationRule = { projectId: null, type: 'comment_added', receive: false };

it.each(['team_invite', 'security'])('%s cannot be muted', (type) => {
  expect(RULE_TYPES).not.toContain(type);
  expect(RULE_TYPES).toContain('mentioned');
});

it('a change replaces the rules of its types in its project only', () => {
  const own = { projectId: 'p', types: ['comment_added' as const, 'mentioned' as const], receive: true };
  const rules = changedRules([muted], own);
  expect(rules).toHaveLength(3);
  expect(ruleOf(rules, null, 'comment_added')).toBe(false);
  expect(ruleOf(rules, 'p', 'comment_added')).toBe(true);
});

it('null removes them', () => {
  expect(changedRules([muted], { projectId: null, types: ['comment_added'], receive: null })).toEqual([]);
  expect(ruleOf([], null, 'comment_added')).toBeNull();
});
