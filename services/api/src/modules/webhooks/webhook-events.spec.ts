import { HISTORY_TYPES, REMOTE_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from '@taskloom/contracts';
import { webhookEventOf } from './webhook-events.js';

it('there is an event for each type of the history, one for a deleted project, and those of remotes', () => {
  const events = [...HISTORY_TYPES.map(webhookEventOf), 'project.deleted', ...REMOTE_WEBHOOK_EVENTS];
  expect(events.sort()).toEqual([...WEBHOOK_EVENTS].sort());
});
