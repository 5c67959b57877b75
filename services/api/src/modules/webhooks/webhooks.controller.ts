import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Webhook, WebhookCreated, WebhookDelivery } from '@taskloom/contracts';
import {
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  Patch,
  Post,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { StepUpRequired } from '../auth/index.js';
import { RemoteOperator } from '../remotes/index.js';
import {
  WebhookCreatedDto,
  WebhookCreateDto,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookUpdateDto,
} from './dto/webhook.dto.js';
import { tooManyWebhooks } from './webhook.errors.js';
import { WebhooksService } from './webhooks.service.js';

/** Webhooks that send events of projects to the backend of a remote. */
@ApiTags('remotes')
@Controller('remotes/:name/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @RemoteOperator()
  @ApiOkResponse({ type: [WebhookDto] })
  list(@Param('name') name: string): Promise<Webhook[]> {
    return this.webhooks.list(name);
  }

  /** The response has the secret, which is shown only once. Needs a recent proof of who the caller is. */
  @Post()
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @Refuses(tooManyWebhooks('calendar'))
  @ApiOkResponse({ type: WebhookCreatedDto })
  @HttpCode(200)
  create(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Body() webhook: WebhookCreateDto,
  ): Promise<WebhookCreated> {
    return this.webhooks.create(caller, name, webhook);
  }

  /** Changes its events, or disables and enables it. What waits when it is disabled is given up. */
  @Patch(':webhookId')
  @RemoteOperator()
  @ApiOkResponse({ type: WebhookDto })
  update(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('webhookId', IdPipe) id: string,
    @Body() update: WebhookUpdateDto,
  ): Promise<Webhook> {
    return this.webhooks.update(caller, name, id, update);
  }

  @Delete(':webhookId')
  @RemoteOperator()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async delete(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('webhookId', IdPipe) id: string,
  ): Promise<{ ok: true }> {
    await this.webhooks.delete(caller, name, id);
    return { ok: true };
  }

  /** A new secret, which is shown only once. The one before signs as well for 24 hours. Needs a recent proof of who the caller is. */
  @Post(':webhookId/secret')
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @ApiOkResponse({ type: WebhookCreatedDto })
  @HttpCode(200)
  rotate(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('webhookId', IdPipe) id: string,
  ): Promise<WebhookCreated> {
    return this.webhooks.rotate(caller, name, id);
  }

  /** The newest deliveries of the last 7 days. */
  @Get(':webhookId/deliveries')
  @RemoteOperator()
  @ApiOkResponse({ type: [WebhookDeliveryDto] })
  log(@Param('name') name: string, @Param('webhookId', IdPipe) id: string): Promise<WebhookDelivery[]> {
    return this.webhooks.log(name, id);
  }

  /** Sends a delivery again that has arrived or was given up, with the same `webhook-id`. */
  @Post(':webhookId/deliveries/:deliveryId/redelivery')
  @RemoteOperator()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async redeliver(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('webhookId', IdPipe) id: string,
    @Param('deliveryId', IdPipe) deliveryId: string,
  ): Promise<{ ok: true }> {
    await this.webhooks.redeliver(caller, name, id, deliveryId);
    return { ok: true };
  }
}
