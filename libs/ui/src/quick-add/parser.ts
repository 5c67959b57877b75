/** The part that is loaded with the first text. */
export { fieldsOf, parseQuickAdd } from './parse-quick-add';
