export { useTypedLabels } from './use-typed-labels';
