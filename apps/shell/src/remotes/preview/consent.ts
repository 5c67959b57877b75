import type { ResolvedRemote } from '@taskloom/contracts';
import { isRecord } from '@taskloom/contracts';

const KEY = 'taskloom:shell:preview-consent';

/** The person who agreed, and the one version of each remote that they agreed to. */
interface Consent {
  person: string;
  versions: Record<string, string>;
}

/** For this page only, when the browser blocks session storage. */
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
    // The variable above is enough for this page.
  }
}

/** Stores for this tab's session that a person agreed to run a version; `null` removes it. */
export function setConsent(person: string, remote: string, version: string | null): void {
  const { [remote]: _before, ...others } = readConsent(person).versions;
  writeConsent({ person, versions: version === null ? others : { ...others, [remote]: version } });
}

/** Whether the registry's response is a preview that this person has not agreed to in this tab. */
export const needsConsent = (
  { name, version, audience }: Pick<ResolvedRemote, 'name' | 'version' | 'audience'>,
  person: string | undefined,
): boolean =>
  audience === 'preview' && (person === undefined || readConsent(person).versions[name] !== version);
