import { isRecord, SCREENS } from '@taskloom/contracts';

/** Stands for the name of a provider in the HTML of the build. */
export const PROVIDER_NAME = '%provider%';

const KEY = 'taskloom:provider';

const USES = ['sign-in', 'link', 'step-up'] as const;

/** The action that the page continues once the provider has led back to it. */
export interface Pending {
  use: (typeof USES)[number];
  /** The path to open afterwards. */
  from: string;
  inviteToken?: string;
}

/** Leaves the page for the provider. The tab remembers what for. */
export function openProvider(url: string, pending: Pending): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage, the sign-in ends on the dashboard.
  }
  window.location.assign(url);
}

/** Reads it once. */
export function takePending(): Pending {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    sessionStorage.removeItem(KEY);
    if (isRecord(stored) && typeof stored.from === 'string') {
      return {
        use: USES.find((use) => use === stored.use) ?? 'sign-in',
        from: stored.from,
        ...(typeof stored.inviteToken === 'string' && { inviteToken: stored.inviteToken }),
      };
    }
  } catch {
    // Nothing is stored, or nothing can be.
  }
  return { use: 'sign-in', from: SCREENS.dashboard };
}
