import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecretBox } from '../../platform/secrets/index.js';
import { AuthModule } from '../auth/index.js';
import { RemotesModule } from '../remotes/index.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { RemoteWebhookEntity } from './remote-webhook.entity.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookListener } from './webhook.listener.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSubscriptions } from './webhook-subscriptions.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    AuthModule,
    RemotesModule,
    TypeOrmModule.forFeature([RemoteWebhookEntity, WebhookDeliveryEntity]),
  ],
  controllers: [WebhooksController],
  providers: [
    DeliveriesRepository,
    SecretBox,
    WebhookDeliveries,
    WebhookListener,
    WebhookSecrets,
    WebhookSubscriptions,
    WebhooksRepository,
    WebhooksService,
  ],
})
export class WebhooksModule {}
