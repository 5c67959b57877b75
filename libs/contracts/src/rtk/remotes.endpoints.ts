import type { DeployToken, DeployTokenCreate, DeployTokenCreated, RemoteCreate } from '../deploy-tokens.js';
import type { RemoteKey, RemoteKeyCreate } from '../remote-keys.js';
import type { RemoteFigures } from '../remote-figures.js';
import type {
  RemoteAction,
  RemoteActivated,
  RemoteActivationRequest,
  RemoteJournalEntry,
  RemoteLockRequest,
  RemoteRevocation,
  RemoteRollbackRequest,
  RemotesOverview,
} from '../remote-operations.js';
import type { TrustRule, TrustRuleCreate, TrustRules } from '../remote-trust.js';
import type { RemoteUpgrade, RemoteUpgradeQuery } from '../remote-upgrade.js';
import type { RemoteBackend, RemoteBackendConsent } from '../remote-backend.js';
import type { RemoteStore, RemoteStoreCleared, StoredScope } from '../remote-store.js';
import { API } from '../routes.js';
import type { Webhook, WebhookCreate, WebhookCreated, WebhookDelivery, WebhookUpdate } from '../webhooks.js';
import { api, ifMatch } from './api.js';

export { useNotifyMembersMutation, type NotifyMembers } from './remote-notifications.endpoints.js';

type Of<T> = T & { name: string };

/** The actions of contracts 1.0. */
const FIRST_ACTIONS: readonly RemoteAction[] = [
  'publish',
  'activate',
  'canary',
  'preview',
  'rollback',
  'halt',
  'lock',
  'unlock',
  'revoke',
];

interface RemotesJournalQuery {
  remote?: string;
  limit?: number;
  knows?: readonly RemoteAction[];
}

const tokensOf = (id: string) => [{ type: 'Remotes', id: `tokens-${id}` } as const];

/** For team admins: the live versions of the remotes, and calls that change them. A separate entry, because only they need it. */
export const remotesApi = api.enhanceEndpoints({ addTagTypes: ['Remotes'] }).injectEndpoints({
  endpoints: (build) => ({
    getRemotesOverview: build.query<RemotesOverview, void>({
      query: () => API.remotesOverview,
      providesTags: ['Remotes'],
    }),
    /** Entries of the actions that the caller `knows`: builds from before an action existed can't show it. */
    getRemotesJournal: build.query<RemoteJournalEntry[], RemotesJournalQuery | void>({
      query: (asked) => {
        const { remote, limit } = asked ?? {};
        return { url: API.remotesJournal, params: { ...(remote && { remote }), ...(limit && { limit }) } };
      },
      transformResponse: (entries: RemoteJournalEntry[], _meta, asked) => {
        const known: readonly RemoteAction[] = asked?.knows ?? FIRST_ACTIONS;
        return entries.filter(({ action }) => known.includes(action));
      },
      providesTags: ['Remotes'],
    }),
    /** `revision` is the one from the overview; 412 `REMOTE_CHANGED` if it is no longer current. */
    activateRemote: build.mutation<RemoteActivated, Of<RemoteActivationRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteActivation(name),
        method: 'PUT',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    rollBackRemote: build.mutation<RemoteActivated, Of<RemoteRollbackRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteRollback(name),
        method: 'POST',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    lockRemote: build.mutation<RemoteActivated, Of<RemoteLockRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteLock(name),
        method: 'PUT',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    revokeRemoteVersion: build.mutation<RemoteActivated, Of<RemoteRevocation & { version: string }>>({
      query: ({ name, version, ...body }) => ({
        url: API.remoteRevocation(name, version),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
  }),
});

export const {
  useGetRemotesOverviewQuery,
  useGetRemotesJournalQuery,
  useActivateRemoteMutation,
  useRollBackRemoteMutation,
  useLockRemoteMutation,
  useRevokeRemoteVersionMutation,
} = remotesApi;

/** The deploy tokens of a remote. */
export const deployTokensApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getDeployTokens: build.query<DeployToken[], string>({
      query: (remote) => API.remoteTokens(remote),
      providesTags: (_data, _error, remote) => tokensOf(remote),
    }),
    createDeployToken: build.mutation<DeployTokenCreated, DeployTokenCreate & { remote: string }>({
      query: ({ remote, ...body }) => ({ url: API.remoteTokens(remote), method: 'POST', body }),
      invalidatesTags: (_data, _error, { remote }) => tokensOf(remote),
    }),
    createRemote: build.mutation<DeployTokenCreated, RemoteCreate>({
      query: (body) => ({ url: API.remotesOverview, method: 'POST', body }),
      invalidatesTags: ['Remotes'],
    }),
    revokeDeployToken: build.mutation<unknown, { remote: string; id: string }>({
      query: ({ remote, id }) => ({ url: API.remoteToken(remote, id), method: 'DELETE' }),
      invalidatesTags: (_data, _error, { remote }) => tokensOf(remote),
    }),
  }),
});

export const {
  useGetDeployTokensQuery,
  useCreateDeployTokenMutation,
  useRevokeDeployTokenMutation,
  useCreateRemoteMutation,
} = deployTokensApi;

const keysOf = (id: string) => [{ type: 'Remotes', id: `keys-${id}` } as const];

/** The keys that verify signatures of a remote's builds. */
export const remoteKeysApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getRemoteKeys: build.query<RemoteKey[], string>({
      query: (remote) => API.remoteKeys(remote),
      providesTags: (_data, _error, remote) => keysOf(remote),
    }),
    addRemoteKey: build.mutation<RemoteKey, RemoteKeyCreate & { remote: string }>({
      query: ({ remote, ...body }) => ({ url: API.remoteKeys(remote), method: 'POST', body }),
      invalidatesTags: ['Remotes'],
    }),
    revokeRemoteKey: build.mutation<unknown, { remote: string; id: string }>({
      query: ({ remote, id }) => ({ url: API.remoteKey(remote, id), method: 'DELETE' }),
      invalidatesTags: ['Remotes'],
    }),
  }),
});

export const { useGetRemoteKeysQuery, useAddRemoteKeyMutation, useRevokeRemoteKeyMutation } = remoteKeysApi;

const trustOf = (id: string) => [{ type: 'Remotes', id: `trust-${id}` } as const];

/** The rules by which pipelines get deploy tokens. */
export const trustRulesApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getTrustRules: build.query<TrustRules, string>({
      query: (remote) => API.remoteTrust(remote),
      providesTags: (_data, _error, remote) => trustOf(remote),
    }),
    addTrustRule: build.mutation<TrustRule, TrustRuleCreate & { remote: string }>({
      query: ({ remote, ...body }) => ({ url: API.remoteTrust(remote), method: 'POST', body }),
      invalidatesTags: (_data, _error, { remote }) => trustOf(remote),
    }),
    removeTrustRule: build.mutation<unknown, { remote: string; id: string }>({
      query: ({ remote, id }) => ({ url: API.remoteTrustRule(remote, id), method: 'DELETE' }),
      invalidatesTags: (_data, _error, { remote }) => trustOf(remote),
    }),
  }),
});

export const { useGetTrustRulesQuery, useAddTrustRuleMutation, useRemoveTrustRuleMutation } = trustRulesApi;

/** How the versions of a remote perform, and what a release of the platform does to them. */
export const remoteFiguresApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getRemoteFigures: build.query<RemoteFigures, string>({
      query: (name) => API.remoteFigures(name),
      providesTags: ['Remotes'],
    }),
    getRemoteUpgrade: build.query<RemoteUpgrade[], RemoteUpgradeQuery>({
      query: (params) => ({ url: API.remoteUpgrade, params }),
      providesTags: ['Remotes'],
    }),
  }),
});

const storeOf = (id: string) => [{ type: 'Remotes', id: `store-${id}` } as const];

/** The stored data of a remote on the server, without contents. */
export const remoteStoresApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getRemoteStore: build.query<RemoteStore, string>({
      query: (remote) => API.remoteStore(remote),
      providesTags: (_data, _error, remote) => storeOf(remote),
    }),
    clearRemoteStore: build.mutation<RemoteStoreCleared, { remote: string; scope: StoredScope }>({
      query: ({ remote, scope }) => ({ url: API.remoteStoreOf(remote, scope), method: 'DELETE' }),
      invalidatesTags: (_data, _error, { remote }) => storeOf(remote),
    }),
  }),
});

export const { useGetRemoteStoreQuery, useClearRemoteStoreMutation } = remoteStoresApi;

export const { useGetRemoteFiguresQuery, useGetRemoteUpgradeQuery } = remoteFiguresApi;

const backendOf = (id: string) => [{ type: 'Remotes', id: `backend-${id}` } as const];

/** The backend of a remote, and an admin's consent to it. */
export const remoteBackendsApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getRemoteBackends: build.query<RemoteBackend[], string>({
      query: (remote) => API.remoteBackend(remote),
      providesTags: (_data, _error, remote) => backendOf(remote),
    }),
    setRemoteBackend: build.mutation<RemoteBackend[], RemoteBackendConsent & { remote: string }>({
      query: ({ remote, ...body }) => ({ url: API.remoteBackend(remote), method: 'PUT', body }),
      invalidatesTags: (_data, _error, { remote }) => backendOf(remote),
    }),
  }),
});

export const { useGetRemoteBackendsQuery, useSetRemoteBackendMutation } = remoteBackendsApi;

const webhooksOf = (id: string) => [{ type: 'Remotes', id: `webhooks-${id}` } as const];
const deliveriesOf = (id: string) => [{ type: 'Remotes', id: `deliveries-${id}` } as const];

/** A webhook of a remote. */
type WebhookPath = { remote: string; id: string };

/** The webhooks of a remote. */
export const webhooksApi = remotesApi.injectEndpoints({
  endpoints: (build) => ({
    getWebhooks: build.query<Webhook[], string>({
      query: (remote) => API.webhooks(remote),
      providesTags: (_data, _error, remote) => webhooksOf(remote),
    }),
    createWebhook: build.mutation<WebhookCreated, WebhookCreate & { remote: string }>({
      query: ({ remote, ...body }) => ({ url: API.webhooks(remote), method: 'POST', body }),
      invalidatesTags: (_data, _error, { remote }) => webhooksOf(remote),
    }),
    updateWebhook: build.mutation<Webhook, WebhookUpdate & WebhookPath>({
      query: ({ remote, id, ...body }) => ({ url: API.webhook(remote, id), method: 'PATCH', body }),
      invalidatesTags: (_data, _error, { remote }) => webhooksOf(remote),
    }),
    deleteWebhook: build.mutation<unknown, WebhookPath>({
      query: ({ remote, id }) => ({ url: API.webhook(remote, id), method: 'DELETE' }),
      invalidatesTags: (_data, _error, { remote }) => webhooksOf(remote),
    }),
    rotateWebhookSecret: build.mutation<WebhookCreated, WebhookPath>({
      query: ({ remote, id }) => ({ url: API.webhookSecret(remote, id), method: 'POST' }),
    }),
    getWebhookDeliveries: build.query<WebhookDelivery[], WebhookPath>({
      query: ({ remote, id }) => API.webhookDeliveries(remote, id),
      providesTags: (_data, _error, { id }) => deliveriesOf(id),
      keepUnusedDataFor: 0,
    }),
    redeliverWebhook: build.mutation<unknown, WebhookPath & { delivery: string }>({
      query: ({ remote, id, delivery }) => ({
        url: API.webhookRedelivery(remote, id, delivery),
        method: 'POST',
      }),
      invalidatesTags: (_data, _error, { id }) => deliveriesOf(id),
    }),
  }),
});

export const {
  useGetWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useGetWebhookDeliveriesQuery,
  useRedeliverWebhookMutation,
} = webhooksApi;
