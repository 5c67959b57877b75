/** As `wire-types.ts`, for what remotes keep and receive. */
import type {
  RemoteStore,
  RemoteStoreCleared,
  StoredKey,
  StoredValue,
  StoredValueUpdate,
  Webhook,
  WebhookCreate,
  WebhookCreated,
  WebhookDelivery,
  WebhookUpdate,
} from '@taskloom/contracts';
import type {
  RemoteStoreClearedDto,
  RemoteStoreDto,
} from '../src/modules/remote-store/dto/remote-store.dto.js';
import type {
  StoredKeyDto,
  StoredValueDto,
  StoredValueUpdateDto,
} from '../src/modules/remote-store/dto/stored-value.dto.js';
import type {
  WebhookCreatedDto,
  WebhookCreateDto,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookUpdateDto,
} from '../src/modules/webhooks/dto/webhook.dto.js';
import type { Equal, Expect } from './equal-types.js';

export type WireTypesOfRemotes = [
  Expect<Equal<RemoteStoreDto, RemoteStore>>,
  Expect<Equal<RemoteStoreClearedDto, RemoteStoreCleared>>,
  Expect<Equal<StoredKeyDto, StoredKey>>,
  Expect<Equal<StoredValueDto, StoredValue>>,
  Expect<Equal<StoredValueUpdateDto, StoredValueUpdate>>,
  Expect<Equal<WebhookDto, Webhook>>,
  Expect<Equal<WebhookCreateDto, WebhookCreate>>,
  Expect<Equal<WebhookCreatedDto, WebhookCreated>>,
  Expect<Equal<WebhookDeliveryDto, WebhookDelivery>>,
  Expect<Equal<WebhookUpdateDto, WebhookUpdate>>,
];
