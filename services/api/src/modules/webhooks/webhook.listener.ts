import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RemoteWebhookPayload, WebhookPayload } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectChanged, ProjectCreated, ProjectDeleted } from '../projects/index.js';
import { RemoteAlarmChanged, RemoteMoved } from '../remotes/index.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { payloadOf, payloadOfAlarm, payloadOfChange, payloadOfMove } from './webhook-events.js';
import { WebhookSubscriptions } from './webhook-subscriptions.js';

/** Adds deliveries in the transaction of the change, and wakes the worker after the commit. */
@Injectable()
export class WebhookListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly deliveries: DeliveriesRepository,
    private readonly worker: WebhookDeliveries,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectChanged, (event, tx) => {
      if (!this.subscriptions.isEmpty) this.add(payloadOfChange(event), tx);
    });
    this.events.during(ProjectCreated, ({ projectId, actor }, tx) =>
      this.add(payloadOf('project.created', { projectId, actorId: actor._id }), tx),
    );
    this.events.during(ProjectDeleted, ({ project, actor }, tx) =>
      this.add(payloadOf('project.deleted', { projectId: project._id, actorId: actor._id }), tx),
    );
    this.events.during(RemoteMoved, (event, tx) => this.addOfRemote(payloadOfMove(event), tx));
    this.events.during(RemoteAlarmChanged, (event, tx) => this.addOfRemote(payloadOfAlarm(event), tx));
  }

  private add(payload: WebhookPayload | undefined, tx: Transaction): void {
    if (payload) this.send(this.subscriptions.to(payload.type), payload, tx);
  }

  private addOfRemote(payload: RemoteWebhookPayload | undefined, tx: Transaction): void {
    if (payload) this.send(this.subscriptions.toRemote(payload.type, payload.data.remote), payload, tx);
  }

  private send(ids: string[], payload: RemoteWebhookPayload | WebhookPayload, tx: Transaction): void {
    if (ids.length === 0) return;
    tx.defer(this.deliveries.insert(tx, ids, payload));
    tx.onCommit(() => this.worker.wake());
  }
}
