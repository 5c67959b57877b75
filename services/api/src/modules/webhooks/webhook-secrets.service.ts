import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { SecretBox } from '../../platform/secrets/index.js';
import { WebhooksRepository, type WebhookTarget } from './webhooks.repository.js';

const BYTES = 32;

export interface SignedMessage {
  id: string;
  /** Of the try. */
  at: Date;
  body: string;
}

/** Makes, keeps and uses the secrets that sign deliveries (Standard Webhooks, `v1`: HMAC-SHA256). */
@Injectable()
export class WebhookSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(WebhookSecrets.name);

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly box: SecretBox,
  ) {}

  /** After a change of `JWT_SECRET`, seals the secrets with the new key. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { id, secret } of await this.webhooks.sealedOtherwise(this.box.currentPrefix)) {
      const text = this.box.openSealed(secret, id);
      if (text !== undefined) await this.webhooks.reseal(id, secret, this.box.seal(text, id));
      else this.logger.warn(`The secret of the webhook ${id} can't be read with this JWT_SECRET: rotate it.`);
    }
  }

  /** A new secret for a webhook: as its receiver needs it, and as it is stored. */
  create(webhookId: string): { secret: string; sealed: string } {
    const secret = `whsec_${randomBytes(BYTES).toString('base64')}`;
    return { secret, sealed: this.box.seal(secret, webhookId) };
  }

  /** The headers of a delivery. Shortly after a rotation, it is signed with both secrets. Undefined when the secret can't be read. */
  headers(
    { id: webhookId, secret, previousSecret, previousUntil }: WebhookTarget,
    { id, at, body }: SignedMessage,
  ): Record<string, string> | undefined {
    const isRotating = previousSecret !== null && previousUntil !== null && previousUntil > at;
    const [current, previous] = [secret, isRotating ? previousSecret : undefined].map(
      (sealed) => sealed && this.box.openSealed(sealed, webhookId),
    );
    if (!current) return undefined;
    const secrets = previous ? [current, previous] : [current];
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': secrets.map((text) => new Webhook(text).sign(id, at, body)).join(' '),
    };
  }
}
