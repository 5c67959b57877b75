import type { Webhook, WebhookDelivery } from '@taskloom/contracts';

export const aWebhook = (part: Partial<Webhook> = {}): Webhook => ({
  _id: 'hook-1',
  address: 'https://calendar.example.com/hooks',
  events: ['task.created', 'task.changed'],
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
  disabledAt: null,
  disabledBy: null,
  failingSince: null,
  waiting: 0,
  ...part,
});

export const aDelivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  _id: 'delivery-1',
  event: 'task.created',
  createdAt: '2026-11-24T09:00:00.000Z',
  tries: 1,
  state: 'delivered',
  status: 200,
  error: null,
  at: '2026-11-24T09:00:01.000Z',
  ...part,
});
