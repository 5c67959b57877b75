import {
  API,
  type DeployTokenCreate,
  type RemoteActivationRequest,
  type RemoteBackendConsent,
  type RemoteJournalEntry,
} from '@taskloom/contracts';
import { FakeApi, refuse, type ApiCall } from '@taskloom/client/standalone';
import { someFigures } from './figures';
import { aBackend, AGREED } from './backends';
import { aKey } from './keys';
import { someRules } from './trust-rules';
import { aStore } from './store';
import { anOldToken, aToken } from './tokens';
import { aDelivery, aWebhook } from './webhooks';
import {
  aFailure,
  aHealth,
  aLive,
  anEntry,
  aPublished,
  aRemote,
  aTrouble,
  PIPELINE,
  REGISTRY,
} from './remotes';

/** An installation in memory, in which a canary can be started and ended. */
export function sampleApi(): FakeApi {
  let calendar = aRemote({
    canary: {
      ...aLive('1.5.0', {
        by: PIPELINE,
        health: aHealth({
          loads: 4,
          failures: 1,
          fallbacks: 1,
          reasons: [aFailure({ count: 1, reference: 'entry-2mxa' })],
          troubles: [
            aTrouble(),
            aTrouble({
              outcome: 'long-task',
              reason: 'assets/month.4c1f.js held the page',
              reference: 'task-91qc',
              count: 1,
              longestMs: 840,
            }),
          ],
        }),
      }),
      percent: 10,
    },
  });
  const others = [
    aRemote({
      name: 'operations',
      title: 'Operations',
      rollbackTo: null,
      live: aLive('1.0.0', {
        by: REGISTRY,
        health: aHealth({ loads: 0, failures: 0, reasons: [], p50: null, p95: null }),
      }),
      versions: [aPublished('1.0.0', { by: REGISTRY, commit: null })],
    }),
    aRemote({ name: 'search', title: 'Search', locked: true, lockReason: 'Trade fair until Friday' }),
  ];
  let journal: RemoteJournalEntry[] = [
    anEntry({
      action: 'canary',
      version: '1.5.0',
      previous: '1.4.0',
      percent: 10,
      by: PIPELINE,
      reason: null,
    }),
    anEntry({ remote: 'search', action: 'lock', reason: 'Trade fair until Friday' }),
    anEntry(),
  ];
  let tokens = [aToken(), anOldToken()];
  let backend = aBackend();
  return new FakeApi()
    .on('GET', API.remoteTokens('calendar'), () => tokens)
    .on('GET', API.remoteKeys('calendar'), () => [aKey()])
    .on('GET', API.remoteTrust('calendar'), () => someRules())
    .on('GET', API.webhooks('calendar'), () => [aWebhook()])
    .on('GET', API.webhookDeliveries('calendar', 'hook-1'), () => [aDelivery()])
    .on('GET', API.remoteBackend('calendar'), () => [backend])
    .on('PUT', API.remoteBackend('calendar'), ({ body }: ApiCall) => {
      const { agreed } = body as RemoteBackendConsent;
      backend = aBackend({ agreed: agreed ? AGREED : null });
      return [backend];
    })
    .on('POST', API.remoteTokens('calendar'), ({ body }: ApiCall) => {
      const { name, rights } = body as DeployTokenCreate;
      const token = aToken({ _id: `token-${tokens.length + 1}`, name, rights });
      tokens = [token, ...tokens];
      return { token, secret: `tld_${'sample'.padEnd(43, 'x')}` };
    })
    .on('GET', API.remotesOverview, () => ({ revision: 7, remotes: [calendar, ...others] }))
    .on('GET', API.remotesJournal, () => journal)
    .on('GET', API.remoteFigures('calendar'), () => someFigures())
    .on('GET', API.remoteStore('calendar'), () => aStore())
    .on('PUT', API.remoteActivation('calendar'), ({ body }: ApiCall) => {
      const { version, percent = 100, reason = null, skipped = [] } = body as RemoteActivationRequest;
      const whole = percent === 100;
      if (whole && version === calendar.canary?.version && !skipped.includes('loads'))
        return refuse('REMOTE_CANARY_UNPROVEN', `${version} was loaded by 4 of the 5 people.`);
      journal = [
        anEntry({
          action: whole ? 'activate' : 'canary',
          version,
          previous: '1.4.0',
          percent,
          reason,
          skipped,
        }),
        ...journal,
      ];
      calendar = whole
        ? { ...calendar, live: aLive(version), canary: null }
        : { ...calendar, canary: { ...aLive(version), percent } };
      return undefined;
    })
    .on('POST', API.remoteRollback('calendar'), () => {
      calendar = { ...calendar, canary: null };
      return { version: calendar.live?.version };
    });
}
