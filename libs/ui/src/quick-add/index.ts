export { dayInQuery } from './day-in-query';
export type { QuickAddContext, QuickTask } from './parse-quick-add';
export { quickAddTexts } from '../texts/quick-add';
export { Recognised } from './recognised';
export { useQuickText, type NamedInProject } from './use-quick-text';
