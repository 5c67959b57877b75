import type { ExtensionFunction } from '@taskloom/sdk/client';
import { daysUntil } from './days';
import { t } from './texts';

/** Days before the deadline from which an important task is at risk. */
const SOON = 2;

/** Badges for the cards of a board: open tasks of high priority whose deadline is near. */
const risk: ExtensionFunction<'card-badge'> = async ({ cards }) =>
  cards
    .filter(({ status, priority }) => status !== 'done' && priority === 'high')
    .filter(({ deadline }) => deadline && daysUntil(deadline) <= SOON)
    .map(({ _id }) => ({ taskId: _id, text: t('atRisk'), hint: t('atRiskHint'), color: 'red' }));

export default risk;
