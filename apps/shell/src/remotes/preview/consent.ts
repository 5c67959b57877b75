import type { ResolvedRemote } from '@taskloom/contracts';
import { isRecord } from '../is-record';

const KEY = 'taskloom:shell:preview-consent';

/** The person who agreed, and the one version of each remote that they agreed to. */
interface Consent {
  person: string;
  versions: Record<string, string>;
}

/** For this page alone, should the browser forbid its storage. */
let kept: string | null = null;

function readConsent(person: string): Consent {
  const none = { person, versions: {} };
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? kept ?? 'null');
    if (!isRecord(stored) || stored.person !== person || !isRecord(stored.versions)) return none;
    const versions = Object.entries(stored.versions).flatMap(([name, version]) =>
      typeof version === 'string' ? [[name, version] as const] : [],
    );
    return { person, versions: Object.fromEntries(versions) };
  } catch {
    return none;
  }
}

function writeConsent(consent: Consent): void {
  kept = JSON.stringify(consent);
  try {
    window.sessionStorage.setItem(KEY, kept);
  } catch {
    // What is kept for this page is enough.
  }
}

/** Remembers for the session of this tab that a person agreed to run a version; `null` takes that back. */
export function setConsent(person: string, remote: string, version: string | null): void {
  const { [remote]: _before, ...others } = readConsent(person).versions;
  writeConsent({ person, versions: version === null ? others : { ...others, [remote]: version } });
}

/** Whether this person has not agreed to run what the registry answers: a preview of another tab, or of another version. */
export const needsConsent = (
  { name, version, audience }: Pick<ResolvedRemote, 'name' | 'version' | 'audience'>,
  person: string | undefined,
): boolean =>
  audience === 'preview' && (person === undefined || readConsent(person).versions[name] !== version);
