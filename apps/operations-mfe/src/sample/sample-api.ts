import { API, type RemoteActivationRequest, type RemoteJournalEntry } from '@taskloom/contracts';
import { FakeApi, type ApiCall } from '@taskloom/client/standalone';
import { aStorage } from './storage';
import { aFailure, aHealth, aLive, anEntry, aPublished, aRemote, PIPELINE, REGISTRY } from './remotes';

/** An installation in which a canary can be begun and ended, until the page is loaded again. */
export function sampleApi(): FakeApi {
  let calendar = aRemote({
    canary: {
      ...aLive('1.5.0', {
        by: PIPELINE,
        health: aHealth({ loads: 131, failures: 4, fallbacks: 4, reasons: [aFailure({ count: 4 })] }),
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
  return new FakeApi()
    .on('GET', API.remotesOverview, () => ({ revision: 7, remotes: [calendar, ...others] }))
    .on('GET', API.remotesJournal, () => journal)
    .on('GET', API.installationStorage, aStorage())
    .on('PUT', API.remoteActivation('calendar'), ({ body }: ApiCall) => {
      const { version, percent = 100, reason = null } = body as RemoteActivationRequest;
      const whole = percent === 100;
      journal = [
        anEntry({ action: whole ? 'activate' : 'canary', version, previous: '1.4.0', percent, reason }),
        ...journal,
      ];
      calendar = whole
        ? { ...calendar, live: aLive(version), canary: null }
        : { ...calendar, canary: { ...aLive(version), percent } };
    })
    .on('POST', API.remoteRollback('calendar'), () => {
      calendar = { ...calendar, canary: null };
      return { version: calendar.live?.version };
    });
}
