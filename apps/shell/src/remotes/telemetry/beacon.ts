import { API, API_BASE, STORAGE_KEYS, type RemoteReport } from '@taskloom/contracts';
import { browserStorage } from '@taskloom/client';

const LONGEST_MS = 60_000;
const LONGEST_REASON = 300;

export type ReportLoad = (beacon: RemoteReport) => unknown;

/** Without origin and retry number, so that the API counts equal failures as one. */
const reasonOf = (reason: string): string =>
  reason
    .replaceAll(window.location.origin, '')
    .replace(/\?retry=\d+/g, '')
    .slice(0, LONGEST_REASON);

/** Sends a report to the API with the current session. The request outlives the page. */
export const reportLoad: ReportLoad = (beacon) => {
  const body = JSON.stringify({
    ...beacon,
    durationMs: Math.min(Math.max(Math.round(beacon.durationMs), 0), LONGEST_MS),
    ...(beacon.reason === undefined ? {} : { reason: reasonOf(beacon.reason) }),
  });
  const token = browserStorage().getItem(STORAGE_KEYS.token);
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  void fetch(`${API_BASE}${API.remoteBeacons}`, { method: 'POST', keepalive: true, headers, body }).catch(
    () => {},
  );
};
